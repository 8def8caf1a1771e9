// src/text/near.ts
function nearestWord(word, known) {
	const most = Math.max(1, Math.floor(word.length / 3));
	let best = null;
	for (const candidate of known) {
		if (Math.abs(candidate.length - word.length) > most) continue;
		const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase());
		if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = {
			word: candidate,
			distance
		};
	}
	return best?.word ?? null;
}
function didYouMean(word, known) {
	const near = nearestWord(word, known);
	return near === null ? "" : `; did you mean ${near}?`;
}
function distanceOf(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY;
			row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}
export { nearestWord as n, didYouMean as t };
