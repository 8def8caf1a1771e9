import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.mjs";
import { EventEmitter } from "node:events";
import util from "node:util";
import urllib from "node:url";
import crypto from "node:crypto";
import net from "node:net";
import tls from "node:tls";
import http from "node:http";
import https from "node:https";
import zlib from "node:zlib";
import { PassThrough, Writable } from "node:stream";
import dns from "node:dns";
import os from "node:os";
// node_modules/nodemailer/dist/esm/punycode/index.js
const maxInt = 2147483647;
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;
const delimiter = "-";
const regexNonASCII = /[^\0-\x7F]/;
const regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
const errors = {
	overflow: "Overflow: input needs wider integers to process",
	"not-basic": "Illegal input >= 0x80 (not a basic code point)",
	"invalid-input": "Invalid input"
};
const baseMinusTMin = 35;
const floor = Math.floor;
const stringFromCharCode = String.fromCharCode;
function error(type) {
	throw new RangeError(errors[type]);
}
function map(array, callback) {
	const result = [];
	let length = array.length;
	while (length--) result[length] = callback(array[length]);
	return result;
}
function mapDomain(domain, callback) {
	const parts = domain.split("@");
	let result = "";
	if (parts.length > 1) {
		result = parts[0] + "@";
		domain = parts[1];
	}
	domain = domain.replace(regexSeparators, ".");
	const encoded = map(domain.split("."), callback).join(".");
	return result + encoded;
}
function ucs2decode(string) {
	const output = [];
	let counter = 0;
	const length = string.length;
	while (counter < length) {
		const value = string.charCodeAt(counter++);
		if (value >= 55296 && value <= 56319 && counter < length) {
			const extra = string.charCodeAt(counter++);
			if ((extra & 64512) == 56320) output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
			else {
				output.push(value);
				counter--;
			}
		} else output.push(value);
	}
	return output;
}
const digitToBasic = function(digit, flag) {
	return digit + 22 + 75 * Number(digit < 26) - (Number(flag != 0) << 5);
};
const adapt = function(delta, numPoints, firstTime) {
	let k = 0;
	delta = firstTime ? floor(delta / damp) : delta >> 1;
	delta += floor(delta / numPoints);
	for (; delta > 455; k += base) delta = floor(delta / baseMinusTMin);
	return floor(k + 36 * delta / (delta + skew));
};
const encode = function(input) {
	const output = [];
	const codePoints = ucs2decode(input);
	const inputLength = codePoints.length;
	let n = initialN;
	let delta = 0;
	let bias = initialBias;
	for (const currentValue of codePoints) if (currentValue < 128) output.push(stringFromCharCode(currentValue));
	const basicLength = output.length;
	let handledCPCount = basicLength;
	if (basicLength) output.push(delimiter);
	while (handledCPCount < inputLength) {
		let m = maxInt;
		for (const currentValue of codePoints) if (currentValue >= n && currentValue < m) m = currentValue;
		const handledCPCountPlusOne = handledCPCount + 1;
		if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) error("overflow");
		delta += (m - n) * handledCPCountPlusOne;
		n = m;
		for (const currentValue of codePoints) {
			if (currentValue < n && ++delta > maxInt) error("overflow");
			if (currentValue === n) {
				let q = delta;
				for (let k = base;; k += base) {
					const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
					if (q < t) break;
					const qMinusT = q - t;
					const baseMinusT = base - t;
					output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0)));
					q = floor(qMinusT / baseMinusT);
				}
				output.push(stringFromCharCode(digitToBasic(q, 0)));
				bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
				delta = 0;
				++handledCPCount;
			}
		}
		++delta;
		++n;
	}
	return output.join("");
};
const toASCII = function(input) {
	return mapDomain(input, function(string) {
		return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
	});
};
// node_modules/nodemailer/dist/esm/shared/url.js
const SLASHLESS_AUTHORITY = /^([a-zA-Z][a-zA-Z0-9+.-]*:)(?!\/\/)([\s\S]+)$/;
function stripSurroundingWhitespace(input) {
	let start = 0;
	let end = input.length;
	while (start < end && input.charCodeAt(start) <= 32) start++;
	while (end > start && input.charCodeAt(end - 1) <= 32) end--;
	return input.slice(start, end);
}
const LEGACY_TRIM = /^[\x00-\x20\u00a0\ufeff]+/;
const AUTHORITY = /^([a-zA-Z0-9+.-]+:)?[\\/]{2}([^\\/?#]*)/;
const FORBIDDEN_HOST_CHARS = /[\x00-\x20#/:<>?@[\\\]^|\x7f]/;
const CONTROL_CHARS$2 = /[\x00-\x1f\x7f]/;
function invalidUrl(input) {
	const err = new TypeError("Invalid URL");
	err.code = "ERR_INVALID_URL";
	err.input = input;
	return err;
}
function legacyParse(input, parseQueryString, whatwgError, slashesDenoteHost) {
	const parsed = urllib.parse(input, parseQueryString, slashesDenoteHost);
	const authority = AUTHORITY.exec(input.replace(LEGACY_TRIM, ""));
	if (authority && (authority[1] || parsed.hostname !== null)) {
		const written = authority[2].slice(authority[2].lastIndexOf("@") + 1);
		if (!written || CONTROL_CHARS$2.test(written) || (parsed.host || "").toLowerCase() !== toASCII(written.toLowerCase())) throw whatwgError;
		if (written.charAt(0) === "[" && !net.isIPv6(written.slice(1, written.indexOf("]")))) throw whatwgError;
	} else if (parsed.hostname !== null) throw whatwgError;
	const legacyAuth = parsed.auth === null || parsed.auth === void 0 ? null : parsed.auth.split(":");
	const result = parsed;
	result.username = legacyAuth ? legacyAuth.shift() : null;
	result.password = legacyAuth && legacyAuth.length ? legacyAuth.join(":") : null;
	return result;
}
function safeDecode(str) {
	try {
		return decodeURIComponent(str);
	} catch (_err) {
		return str;
	}
}
function normalizeHostname(raw, href) {
	const hostname = raw || "";
	if (!hostname) return "";
	if (hostname.charAt(0) === "[" && hostname.charAt(hostname.length - 1) === "]") return hostname.slice(1, -1);
	const decoded = safeDecode(hostname);
	const mapped = FORBIDDEN_HOST_CHARS.test(decoded) ? "" : urllib.domainToASCII(decoded);
	if (!mapped) throw invalidUrl(href);
	return mapped;
}
const parse = (input, parseQueryString) => {
	input = stripSurroundingWhitespace(input || "");
	const slashless = SLASHLESS_AUTHORITY.exec(input);
	const normalized = slashless ? slashless[1] + "//" + slashless[2] : input;
	let u;
	try {
		u = new URL(normalized);
	} catch (err) {
		return legacyParse(normalized, parseQueryString, err);
	}
	const hostname = normalizeHostname(u.hostname, u.href);
	const port = u.port || null;
	const pathname = u.pathname || null;
	const search = u.search || null;
	let auth = null;
	let username = null;
	let password = null;
	if (u.username || u.password) {
		username = safeDecode(u.username);
		password = u.password ? safeDecode(u.password) : null;
		auth = username + (password !== null ? ":" + password : "");
	}
	let query;
	if (parseQueryString) {
		const parsed = Object.create(null);
		u.searchParams.forEach((value, key) => {
			if (Object.prototype.hasOwnProperty.call(parsed, key)) {
				const existing = parsed[key];
				if (Array.isArray(existing)) existing.push(value);
				else parsed[key] = [existing, value];
			} else parsed[key] = value;
		});
		query = parsed;
	} else query = search ? search.slice(1) : null;
	return {
		protocol: u.protocol || null,
		host: u.host || null,
		hostname,
		port,
		pathname,
		search,
		path: (pathname || "") + (search || "") || null,
		href: u.href,
		auth,
		username,
		password,
		query
	};
};
const resolve = (from, to) => {
	try {
		return new URL(to, from).href;
	} catch (err) {
		legacyParse(from, false, err, true);
		legacyParse(to, false, err, true);
		return urllib.resolve(from, to);
	}
};
// node_modules/nodemailer/dist/esm/fetch/cookies.js
const SESSION_TIMEOUT = 1800;
var Cookies = class {
	constructor(options) {
		this.options = options || {};
		this.cookies = [];
	}
	set(cookieStr, url) {
		const urlparts = parse(url || "");
		const cookie = this.parse(cookieStr);
		let domain;
		if (cookie.domain) {
			domain = cookie.domain.replace(/^\./, "");
			if (urlparts.hostname.length < domain.length || domain.indexOf(".") < 0 || domain.endsWith(".") || net.isIP(urlparts.hostname) || !("." + urlparts.hostname).endsWith("." + domain)) cookie.domain = urlparts.hostname;
		} else cookie.domain = urlparts.hostname;
		if (!cookie.path) cookie.path = this.getPath(urlparts.pathname);
		if (!cookie.expires) cookie.expires = new Date(Date.now() + (Number(this.options.sessionTimeout || SESSION_TIMEOUT) || SESSION_TIMEOUT) * 1e3);
		return this.add(cookie);
	}
	get(url) {
		return this.list(url).map((cookie) => cookie.name + "=" + cookie.value).join("; ");
	}
	list(url) {
		const result = [];
		for (let i = this.cookies.length - 1; i >= 0; i--) {
			const cookie = this.cookies[i];
			if (this.isExpired(cookie)) {
				this.cookies.splice(i, 1);
				continue;
			}
			if (this.match(cookie, url)) result.unshift(cookie);
		}
		return result;
	}
	parse(cookieStr) {
		const cookie = {};
		let hasNameValue = false;
		let hasMaxAge = false;
		(cookieStr || "").toString().split(";").forEach((cookiePart) => {
			if (!cookiePart.trim()) return;
			const valueParts = cookiePart.split("=");
			const name = valueParts.shift().trim();
			let value = valueParts.join("=").trim();
			let domain;
			if (!hasNameValue) {
				hasNameValue = true;
				if (name) {
					cookie.name = name;
					cookie.value = value;
				}
				return;
			}
			switch (name.toLowerCase()) {
				case "expires": {
					const expires = new Date(value);
					if (expires.toString() !== "Invalid Date" && !hasMaxAge) cookie.expires = expires;
					break;
				}
				case "path":
					cookie.path = value;
					break;
				case "domain":
					domain = value.toLowerCase();
					if (domain.length && domain.charAt(0) !== ".") domain = "." + domain;
					cookie.domain = domain;
					break;
				case "max-age":
					cookie.expires = new Date(Date.now() + (Number(value) || 0) * 1e3);
					hasMaxAge = true;
					break;
				case "secure":
					cookie.secure = true;
					break;
				case "httponly": cookie.httponly = true;
			}
		});
		return cookie;
	}
	match(cookie, url) {
		const urlparts = parse(url || "");
		if (urlparts.hostname !== cookie.domain && (cookie.domain.charAt(0) !== "." || ("." + urlparts.hostname).substr(-cookie.domain.length) !== cookie.domain)) return false;
		const pathname = urlparts.pathname || "/";
		const cookiePath = cookie.path;
		if (!(pathname === cookiePath || pathname.startsWith(cookiePath) && (cookiePath.endsWith("/") || pathname.charAt(cookiePath.length) === "/"))) return false;
		if (cookie.secure && urlparts.protocol !== "https:") return false;
		return true;
	}
	add(cookie) {
		if (!cookie || !cookie.name) return false;
		for (let i = 0, len = this.cookies.length; i < len; i++) if (this.compare(this.cookies[i], cookie)) {
			if (this.isExpired(cookie)) {
				this.cookies.splice(i, 1);
				return false;
			}
			this.cookies[i] = cookie;
			return true;
		}
		if (!this.isExpired(cookie)) this.cookies.push(cookie);
		return true;
	}
	compare(a, b) {
		return a.name === b.name && a.path === b.path && a.domain === b.domain && a.secure === b.secure && a.httponly === b.httponly;
	}
	isExpired(cookie) {
		return cookie.expires && cookie.expires < new Date() || !cookie.value;
	}
	getPath(pathname) {
		const pathParts = (pathname || "/").split("/");
		pathParts.pop();
		const path = pathParts.join("/").trim();
		if (path.charAt(0) !== "/") return "/";
		return path;
	}
};
// node_modules/nodemailer/dist/esm/errors.js
const EFETCH = "EFETCH";
// node_modules/nodemailer/dist/esm/shared/objects.js
const isProtoKey = (key) => key === "__proto__";
// node_modules/nodemailer/dist/esm/fetch/index.js
const MAX_REDIRECTS = 5;
const DEFAULT_TIMEOUT = 6e4;
const DEFAULT_MAX_TIME = 12e4;
const DEFAULT_MAX_BYTES = 67108864;
const TLS_OPTION_KEYS = [
	"ALPNProtocols",
	"ca",
	"cert",
	"checkServerIdentity",
	"ciphers",
	"crl",
	"dhparam",
	"ecdhCurve",
	"honorCipherOrder",
	"key",
	"maxVersion",
	"minVersion",
	"passphrase",
	"pfx",
	"rejectUnauthorized",
	"secureContext",
	"secureOptions",
	"secureProtocol",
	"servername",
	"sessionIdContext",
	"sigalgs"
];
function setFetchCode(err) {
	if (err.code !== "ERR_ACCESS_DENIED") err.code = EFETCH;
}
function parseFetchUrl(url) {
	let parsed;
	try {
		parsed = parse(url);
	} catch (_err) {
		return false;
	}
	if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return false;
	return parsed;
}
function fetchPort(parsed) {
	return parsed.port ? Number(parsed.port) : parsed.protocol === "https:" ? 443 : 80;
}
function nmfetch(url, options) {
	options = options || {};
	options.fetchRes = options.fetchRes || new PassThrough();
	options.cookies = options.cookies || new Cookies();
	options.redirects = options.redirects || 0;
	options.maxRedirects = isNaN(options.maxRedirects) ? MAX_REDIRECTS : options.maxRedirects;
	if (!options.deadline) {
		options.maxTime = typeof options.maxTime === "number" && options.maxTime >= 0 ? options.maxTime : DEFAULT_MAX_TIME;
		options.deadline = options.maxTime ? Date.now() + options.maxTime : 0;
	}
	const fetchRes = options.fetchRes;
	const parsed = parseFetchUrl(url);
	if (!parsed) {
		if (options.body && typeof options.body.destroy === "function") {
			options.body.on("error", () => false);
			options.body.destroy();
		}
		setImmediate(() => {
			const err = new Error("Unsupported protocol for URL " + url);
			err.code = EFETCH;
			err.sourceUrl = url;
			fetchRes.emit("error", err);
		});
		return fetchRes;
	}
	if (options.cookie) {
		[].concat(options.cookie || []).forEach((cookie) => {
			options.cookies.set(cookie, url);
		});
		options.cookie = false;
	}
	let method = (options.method || "").toString().trim().toUpperCase() || "GET";
	let finished = false;
	let cookies;
	let body;
	const handler = parsed.protocol === "https:" ? https : http;
	const headers = {
		"accept-encoding": "gzip,deflate",
		"user-agent": "nodemailer/10.6.0"
	};
	Object.keys(options.headers || {}).forEach((key) => {
		if (isProtoKey(key.toLowerCase().trim())) return;
		headers[key.toLowerCase().trim()] = options.headers[key];
	});
	if (options.userAgent) headers["user-agent"] = options.userAgent;
	if (parsed.auth) headers.Authorization = "Basic " + Buffer.from(parsed.auth).toString("base64");
	if (cookies = options.cookies.get(url)) headers.cookie = cookies;
	if (options.body) {
		if (options.contentType !== false) headers["Content-Type"] = options.contentType || "application/x-www-form-urlencoded";
		if (typeof options.body.pipe === "function") {
			headers["Transfer-Encoding"] = "chunked";
			body = options.body;
			body.on("error", (err) => {
				if (finished) return;
				finished = true;
				setFetchCode(err);
				err.sourceUrl = url;
				fetchRes.emit("error", err);
			});
		} else {
			if (options.body instanceof Buffer) body = options.body;
			else if (typeof options.body === "object") try {
				body = Buffer.from(Object.keys(options.body).map((key) => {
					const value = options.body[key].toString().trim();
					return encodeURIComponent(key) + "=" + encodeURIComponent(value);
				}).join("&"));
			} catch (E) {
				finished = true;
				E.code = EFETCH;
				E.sourceUrl = url;
				setImmediate(() => fetchRes.emit("error", E));
				return fetchRes;
			}
			else body = Buffer.from(options.body.toString().trim());
			headers["Content-Type"] = options.contentType || "application/x-www-form-urlencoded";
			headers["Content-Length"] = body.length;
		}
		method = (options.method || "").toString().trim().toUpperCase() || "POST";
	}
	let req;
	const reqOptions = {
		method,
		host: parsed.hostname,
		path: parsed.path,
		port: fetchPort(parsed),
		headers,
		rejectUnauthorized: true,
		agent: false
	};
	if (options.tls) Object.keys(options.tls).forEach((key) => {
		if (TLS_OPTION_KEYS.includes(key)) reqOptions[key] = options.tls[key];
	});
	if (parsed.protocol === "https:" && parsed.hostname && parsed.hostname !== reqOptions.host && !net.isIP(parsed.hostname) && !reqOptions.servername) reqOptions.servername = parsed.hostname;
	try {
		req = handler.request(reqOptions);
	} catch (E) {
		finished = true;
		setImmediate(() => {
			setFetchCode(E);
			E.sourceUrl = url;
			fetchRes.emit("error", E);
		});
		return fetchRes;
	}
	let deadlineTimer;
	const clearDeadline = () => {
		if (deadlineTimer) {
			clearTimeout(deadlineTimer);
			deadlineTimer = void 0;
		}
	};
	const fail = (err, sourceUrl = url) => {
		if (finished) return;
		finished = true;
		clearDeadline();
		setFetchCode(err);
		err.sourceUrl = sourceUrl;
		fetchRes.emit("error", err);
		req.abort();
	};
	const timeout = typeof options.timeout === "number" && options.timeout >= 0 ? options.timeout : DEFAULT_TIMEOUT;
	if (timeout) req.setTimeout(timeout, () => fail(new Error("Request Timeout")));
	if (options.deadline) {
		deadlineTimer = setTimeout(() => fail(new Error("Request exceeded the allowed " + options.maxTime + " ms")), Math.max(options.deadline - Date.now(), 1));
		deadlineTimer.unref();
	}
	req.on("error", (err) => fail(err));
	fetchRes.once("close", () => {
		clearDeadline();
		if (finished || fetchRes.readableEnded) return;
		finished = true;
		req.destroy();
	});
	req.on("response", (res) => {
		let inflate;
		if (finished) return;
		switch (res.headers["content-encoding"]) {
			case "gzip":
			case "deflate": inflate = zlib.createUnzip();
		}
		if (res.headers["set-cookie"]) [].concat(res.headers["set-cookie"] || []).forEach((cookie) => {
			options.cookies.set(cookie, url);
		});
		if ([
			301,
			302,
			303,
			307,
			308
		].includes(res.statusCode) && res.headers.location) {
			options.redirects++;
			if (options.redirects > options.maxRedirects) return fail(new Error("Maximum redirect count exceeded"));
			options.method = "GET";
			options.body = false;
			let redirectUrl;
			try {
				redirectUrl = resolve(url, res.headers.location);
			} catch (_err) {
				redirectUrl = res.headers.location;
			}
			const redirectParsed = parseFetchUrl(redirectUrl);
			if (!redirectParsed) return fail(new Error("Unsupported protocol for URL " + redirectUrl), redirectUrl);
			const crossOrigin = redirectParsed.protocol !== parsed.protocol || redirectParsed.hostname !== parsed.hostname || fetchPort(redirectParsed) !== fetchPort(parsed);
			if (options.headers && crossOrigin) {
				const sensitive = [
					"authorization",
					"cookie",
					"proxy-authorization"
				];
				Object.keys(options.headers).forEach((key) => {
					if (sensitive.includes(key.toLowerCase().trim())) delete options.headers[key];
				});
			}
			finished = true;
			clearDeadline();
			res.resume();
			req.abort();
			return nmfetch(redirectUrl, options);
		}
		fetchRes.statusCode = res.statusCode;
		fetchRes.headers = res.headers;
		if (res.statusCode >= 300 && !options.allowErrorResponse) return fail(new Error("Invalid status code " + res.statusCode));
		res.on("error", (err) => fail(err));
		res.once("end", () => clearDeadline());
		const maxBytes = typeof options.maxBytes === "number" && options.maxBytes > 0 ? options.maxBytes : DEFAULT_MAX_BYTES;
		const source = inflate || res;
		let received = 0;
		source.on("data", (chunk) => {
			received += chunk.length;
			if (received <= maxBytes || finished) return;
			source.unpipe(fetchRes);
			fail(new Error("Response size exceeds the allowed " + maxBytes + " bytes"));
		});
		if (inflate) {
			res.pipe(inflate).pipe(fetchRes);
			inflate.on("error", (err) => fail(err));
		} else res.pipe(fetchRes);
	});
	setImmediate(() => {
		if (body) try {
			if (typeof body.pipe === "function") return body.pipe(req);
			req.write(body);
		} catch (err) {
			return fail(err);
		}
		req.end();
	});
	return fetchRes;
}
nmfetch.Cookies = Cookies;
nmfetch.DEFAULT_TIMEOUT = DEFAULT_TIMEOUT;
nmfetch.DEFAULT_MAX_TIME = DEFAULT_MAX_TIME;
// node_modules/nodemailer/dist/esm/shared/index.js
const _logFunc = (logger, level, defaults, data, message, ...args) => {
	const entry = Object.assign({}, defaults || {}, data || {});
	delete entry.level;
	let logLevel = level;
	if (typeof logger[logLevel] !== "function") logLevel = [
		"info",
		"debug",
		"log",
		"trace",
		"warn",
		"error"
	].find((name) => typeof logger[name] === "function");
	if (logLevel) logger[logLevel](entry, message, ...args);
};
const getLogger = (options, defaults) => {
	options = options || {};
	const response = {};
	const levels = [
		"trace",
		"debug",
		"info",
		"warn",
		"error",
		"fatal"
	];
	if (!options.logger) {
		levels.forEach((level) => {
			response[level] = () => false;
		});
		return response;
	}
	const logger = options.logger === true ? createDefaultLogger(levels) : options.logger;
	levels.forEach((level) => {
		response[level] = (...args) => {
			const data = typeof args[0] === "string" ? void 0 : args.shift();
			_logFunc(logger, level, defaults, data, ...args);
		};
	});
	return response;
};
function createDefaultLogger(levels) {
	const levelMaxLen = levels.reduce((max, level) => Math.max(max, level.length), 0);
	const levelNames = new Map();
	levels.forEach((level) => {
		let levelName = level.toUpperCase();
		if (levelName.length < levelMaxLen) levelName += " ".repeat(levelMaxLen - levelName.length);
		levelNames.set(level, levelName);
	});
	const print = (level, entry, message, ...args) => {
		let prefix = "";
		if (entry) {
			if (entry.tnx === "server") prefix = "S: ";
			else if (entry.tnx === "client") prefix = "C: ";
			if (entry.sid) prefix = "[" + entry.sid + "] " + prefix;
			if (entry.cid) prefix = "[#" + entry.cid + "] " + prefix;
		}
		message = util.format(message, ...args);
		message.split(/\r?\n/).forEach((line) => {
			console.log("[%s] %s %s", new Date().toISOString().substr(0, 19).replace(/T/, " "), levelNames.get(level), prefix + line);
		});
	};
	const logger = {};
	levels.forEach((level) => {
		logger[level] = print.bind(null, level);
	});
	return logger;
}
// node_modules/smtp-server/dist/esm/sasl.js
var import_punycode = __toESM(__commonJSMin(((exports, module) => {
	const maxInt = 2147483647;
	const base = 36;
	const tMin = 1;
	const tMax = 26;
	const skew = 38;
	const damp = 700;
	const initialBias = 72;
	const initialN = 128;
	const delimiter = "-";
	const regexPunycode = /^xn--/;
	const regexNonASCII = /[^\0-\x7F]/;
	const regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
	const errors = {
		"overflow": "Overflow: input needs wider integers to process",
		"not-basic": "Illegal input >= 0x80 (not a basic code point)",
		"invalid-input": "Invalid input"
	};
	const baseMinusTMin = 35;
	const floor = Math.floor;
	const stringFromCharCode = String.fromCharCode;
	function error(type) {
		throw new RangeError(errors[type]);
	}
	function map(array, callback) {
		const result = [];
		let length = array.length;
		while (length--) result[length] = callback(array[length]);
		return result;
	}
	function mapDomain(domain, callback) {
		const parts = domain.split("@");
		let result = "";
		if (parts.length > 1) {
			result = parts[0] + "@";
			domain = parts[1];
		}
		domain = domain.replace(regexSeparators, ".");
		const encoded = map(domain.split("."), callback).join(".");
		return result + encoded;
	}
	function ucs2decode(string) {
		const output = [];
		let counter = 0;
		const length = string.length;
		while (counter < length) {
			const value = string.charCodeAt(counter++);
			if (value >= 55296 && value <= 56319 && counter < length) {
				const extra = string.charCodeAt(counter++);
				if ((extra & 64512) == 56320) output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
				else {
					output.push(value);
					counter--;
				}
			} else output.push(value);
		}
		return output;
	}
	const ucs2encode = (codePoints) => String.fromCodePoint(...codePoints);
	const basicToDigit = function(codePoint) {
		if (codePoint >= 48 && codePoint < 58) return 26 + (codePoint - 48);
		if (codePoint >= 65 && codePoint < 91) return codePoint - 65;
		if (codePoint >= 97 && codePoint < 123) return codePoint - 97;
		return base;
	};
	const digitToBasic = function(digit, flag) {
		return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
	};
	const adapt = function(delta, numPoints, firstTime) {
		let k = 0;
		delta = firstTime ? floor(delta / damp) : delta >> 1;
		delta += floor(delta / numPoints);
		for (; delta > 455; k += base) delta = floor(delta / baseMinusTMin);
		return floor(k + 36 * delta / (delta + skew));
	};
	const decode = function(input) {
		const output = [];
		const inputLength = input.length;
		let i = 0;
		let n = initialN;
		let bias = initialBias;
		let basic = input.lastIndexOf(delimiter);
		if (basic < 0) basic = 0;
		for (let j = 0; j < basic; ++j) {
			if (input.charCodeAt(j) >= 128) error("not-basic");
			output.push(input.charCodeAt(j));
		}
		for (let index = basic > 0 ? basic + 1 : 0; index < inputLength;) {
			const oldi = i;
			for (let w = 1, k = base;; k += base) {
				if (index >= inputLength) error("invalid-input");
				const digit = basicToDigit(input.charCodeAt(index++));
				if (digit >= base) error("invalid-input");
				if (digit > floor((maxInt - i) / w)) error("overflow");
				i += digit * w;
				const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
				if (digit < t) break;
				const baseMinusT = base - t;
				if (w > floor(maxInt / baseMinusT)) error("overflow");
				w *= baseMinusT;
			}
			const out = output.length + 1;
			bias = adapt(i - oldi, out, oldi == 0);
			if (floor(i / out) > maxInt - n) error("overflow");
			n += floor(i / out);
			i %= out;
			output.splice(i++, 0, n);
		}
		return String.fromCodePoint(...output);
	};
	const encode = function(input) {
		const output = [];
		input = ucs2decode(input);
		const inputLength = input.length;
		let n = initialN;
		let delta = 0;
		let bias = initialBias;
		for (const currentValue of input) if (currentValue < 128) output.push(stringFromCharCode(currentValue));
		const basicLength = output.length;
		let handledCPCount = basicLength;
		if (basicLength) output.push(delimiter);
		while (handledCPCount < inputLength) {
			let m = maxInt;
			for (const currentValue of input) if (currentValue >= n && currentValue < m) m = currentValue;
			const handledCPCountPlusOne = handledCPCount + 1;
			if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) error("overflow");
			delta += (m - n) * handledCPCountPlusOne;
			n = m;
			for (const currentValue of input) {
				if (currentValue < n && ++delta > maxInt) error("overflow");
				if (currentValue === n) {
					let q = delta;
					for (let k = base;; k += base) {
						const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
						if (q < t) break;
						const qMinusT = q - t;
						const baseMinusT = base - t;
						output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0)));
						q = floor(qMinusT / baseMinusT);
					}
					output.push(stringFromCharCode(digitToBasic(q, 0)));
					bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
					delta = 0;
					++handledCPCount;
				}
			}
			++delta;
			++n;
		}
		return output.join("");
	};
	const toUnicode = function(input) {
		return mapDomain(input, function(string) {
			return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
		});
	};
	const toASCII = function(input) {
		return mapDomain(input, function(string) {
			return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
		});
	};
	module.exports = {
		"version": "2.3.1",
		"ucs2": {
			"decode": ucs2decode,
			"encode": ucs2encode
		},
		"decode": decode,
		"encode": encode,
		"toASCII": toASCII,
		"toUnicode": toUnicode
	};
}))(), 1);
const CONTROL_CHARS$1 = /[\x00-\x1F\x7F-\x9F]/;
const SASL = {
	SASL_PLAIN(args, callback) {
		if (args.length > 1) {
			this.send(501, "Error: syntax: AUTH PLAIN token");
			return callback();
		}
		if (!args.length) {
			this._nextHandler = SASL.PLAIN_token.bind(this, true);
			this.send(334);
			return callback();
		}
		SASL.PLAIN_token.call(this, false, args[0], callback);
	},
	SASL_LOGIN(args, callback) {
		if (args.length > 1) {
			this.send(501, "Error: syntax: AUTH LOGIN");
			return callback();
		}
		if (!args.length) {
			this._nextHandler = SASL.LOGIN_username.bind(this, true);
			this.send(334, "VXNlcm5hbWU6");
			return callback();
		}
		SASL.LOGIN_username.call(this, false, args[0], callback);
	},
	SASL_XOAUTH2(args, callback) {
		if (args.length > 1) {
			this.send(501, "Error: syntax: AUTH XOAUTH2 token");
			return callback();
		}
		if (!args.length) {
			this._nextHandler = SASL.XOAUTH2_token.bind(this, true);
			this.send(334);
			return callback();
		}
		SASL.XOAUTH2_token.call(this, false, args[0], callback);
	},
	"SASL_CRAM-MD5"(args, callback) {
		if (args.length) {
			this.send(501, "Error: syntax: AUTH CRAM-MD5");
			return callback();
		}
		let challenge = util.format("<%s.%s@%s>", crypto.randomBytes(16).toString("hex"), Math.floor(Date.now() / 1e3), this.name);
		this._nextHandler = SASL["CRAM-MD5_token"].bind(this, true, challenge);
		this.send(334, Buffer.from(challenge).toString("base64"));
		return callback();
	},
	PLAIN_token(canAbort, rawToken, callback) {
		let token = (rawToken || "").toString().trim();
		if (canAbort && token === "*") {
			this.send(501, "Authentication aborted");
			return callback();
		}
		let data = Buffer.from(token, "base64").toString().split("\0");
		if (data.length !== 3) {
			this.send(501, "Error: invalid userdata");
			return callback();
		}
		let authzid = data[0] || "";
		let authcid = data[1] || "";
		let username = authcid || authzid;
		let password = data[2] || "";
		if (CONTROL_CHARS$1.test(username) || CONTROL_CHARS$1.test(authzid)) {
			this.send(501, "Error: invalid userdata");
			return callback();
		}
		this._server.onAuth({
			method: "PLAIN",
			username,
			authcid,
			authzid,
			password
		}, this.session, (err, response) => {
			if (err) {
				this._server.logger.info({
					err,
					tnx: "autherror",
					cid: this.id,
					method: "PLAIN",
					user: username
				}, "Authentication error for %s using %s. %s", username, "PLAIN", err.message);
				this.send(err.responseCode || 535, err.message);
				return callback();
			}
			response = response || {};
			if (!response.user) {
				this._server.logger.info({
					tnx: "authfail",
					cid: this.id,
					method: "PLAIN",
					user: username
				}, "Authentication failed for %s using %s", username, "PLAIN");
				this.send(response.responseCode || 535, response.message || "Error: Authentication credentials invalid");
				return callback();
			}
			this._server.logger.info({
				tnx: "auth",
				cid: this.id,
				method: "PLAIN",
				user: username
			}, "%s authenticated using %s", username, "PLAIN");
			this.session.user = response.user;
			this.session.transmissionType = this._transmissionType();
			this.send(235, "Authentication successful");
			callback();
		});
	},
	LOGIN_username(canAbort, rawUsername, callback) {
		let username = (rawUsername || "").toString().trim();
		if (canAbort && username === "*") {
			this.send(501, "Authentication aborted");
			return callback();
		}
		username = Buffer.from(username, "base64").toString();
		if (!username) {
			this.send(501, "Error: missing username");
			return callback();
		}
		if (CONTROL_CHARS$1.test(username)) {
			this.send(501, "Error: invalid userdata");
			return callback();
		}
		this._nextHandler = SASL.LOGIN_password.bind(this, username);
		this.send(334, "UGFzc3dvcmQ6");
		return callback();
	},
	LOGIN_password(username, rawPassword, callback) {
		let password = (rawPassword || "").toString().trim();
		if (password === "*") {
			this.send(501, "Authentication aborted");
			return callback();
		}
		password = Buffer.from(password, "base64").toString();
		this._server.onAuth({
			method: "LOGIN",
			username,
			password
		}, this.session, (err, response) => {
			if (err) {
				this._server.logger.info({
					err,
					tnx: "autherror",
					cid: this.id,
					method: "LOGIN",
					user: username
				}, "Authentication error for %s using %s. %s", username, "LOGIN", err.message);
				this.send(err.responseCode || 535, err.message);
				return callback();
			}
			response = response || {};
			if (!response.user) {
				this._server.logger.info({
					tnx: "authfail",
					cid: this.id,
					method: "LOGIN",
					user: username
				}, "Authentication failed for %s using %s", username, "LOGIN");
				this.send(response.responseCode || 535, response.message || "Error: Authentication credentials invalid");
				return callback();
			}
			this._server.logger.info({
				tnx: "auth",
				cid: this.id,
				method: "LOGIN",
				user: username
			}, "%s authenticated using %s", username, "LOGIN");
			this.session.user = response.user;
			this.session.transmissionType = this._transmissionType();
			this.send(235, "Authentication successful");
			callback();
		});
	},
	XOAUTH2_token(canAbort, rawToken, callback) {
		let token = (rawToken || "").toString().trim();
		if (canAbort && token === "*") {
			this.send(501, "Authentication aborted");
			return callback();
		}
		let username;
		let accessToken;
		Buffer.from(token, "base64").toString().split("").forEach((field) => {
			let part = field.split("=");
			let key = part.shift().toLowerCase();
			let value = part.join("=").trim();
			if (key === "user") username = value;
			else if (key === "auth") {
				let words = value.split(/\s+/);
				if (words.shift().toLowerCase() === "bearer") accessToken = words.join(" ");
			}
		});
		if (!username || !accessToken || CONTROL_CHARS$1.test(username)) {
			this.send(501, "Error: invalid userdata");
			return callback();
		}
		this._server.onAuth({
			method: "XOAUTH2",
			username,
			accessToken
		}, this.session, (err, response) => {
			if (err) {
				this._server.logger.info({
					err,
					tnx: "autherror",
					cid: this.id,
					method: "XOAUTH2",
					user: username
				}, "Authentication error for %s using %s. %s", username, "XOAUTH2", err.message);
				this.send(err.responseCode || 535, err.message);
				return callback();
			}
			response = response || {};
			if (!response.user) {
				this._server.logger.info({
					tnx: "authfail",
					cid: this.id,
					method: "XOAUTH2",
					user: username
				}, "Authentication failed for %s using %s", username, "XOAUTH2");
				this._nextHandler = SASL.XOAUTH2_error.bind(this);
				this.send(response.responseCode || 334, Buffer.from(JSON.stringify(response.data || {})).toString("base64"));
				return callback();
			}
			this._server.logger.info({
				tnx: "auth",
				cid: this.id,
				method: "XOAUTH2",
				user: username
			}, "%s authenticated using %s", username, "XOAUTH2");
			this.session.user = response.user;
			this.session.transmissionType = this._transmissionType();
			this.send(235, "Authentication successful");
			callback();
		});
	},
	XOAUTH2_error(_data, callback) {
		this.send(535, "Error: Username and Password not accepted");
		return callback();
	},
	"CRAM-MD5_token"(canAbort, challenge, rawToken, callback) {
		let token = (rawToken || "").toString().trim();
		if (canAbort && token === "*") {
			this.send(501, "Authentication aborted");
			return callback();
		}
		let tokenParts = Buffer.from(token, "base64").toString().split(" ");
		let username = tokenParts.shift();
		let challengeResponse = (tokenParts.shift() || "").toLowerCase();
		if (CONTROL_CHARS$1.test(username)) {
			this.send(501, "Error: invalid userdata");
			return callback();
		}
		this._server.onAuth({
			method: "CRAM-MD5",
			username,
			challenge,
			challengeResponse,
			validatePassword(password) {
				let hmac = crypto.createHmac("md5", password);
				let expected = Buffer.from(hmac.update(challenge).digest("hex").toLowerCase());
				let received = Buffer.from(challengeResponse);
				return expected.length === received.length && crypto.timingSafeEqual(expected, received);
			}
		}, this.session, (err, response) => {
			if (err) {
				this._server.logger.info({
					err,
					tnx: "autherror",
					cid: this.id,
					method: "CRAM-MD5",
					user: username
				}, "Authentication error for %s using %s. %s", username, "CRAM-MD5", err.message);
				this.send(err.responseCode || 535, err.message);
				return callback();
			}
			response = response || {};
			if (!response.user) {
				this._server.logger.info({
					tnx: "authfail",
					cid: this.id,
					method: "CRAM-MD5",
					user: username
				}, "Authentication failed for %s using %s", username, "CRAM-MD5");
				this.send(response.responseCode || 535, response.message || "Error: Authentication credentials invalid");
				return callback();
			}
			this._server.logger.info({
				tnx: "auth",
				cid: this.id,
				method: "CRAM-MD5",
				user: username
			}, "%s authenticated using %s", username, "CRAM-MD5");
			this.session.user = response.user;
			this.session.transmissionType = this._transmissionType();
			this.send(235, "Authentication successful");
			callback();
		});
	},
	SASL_XCLIENT(args, callback) {
		const username = (args && args[0] || "").toString().trim();
		this._server.onAuth({
			method: "XCLIENT",
			username,
			password: null
		}, this.session, (err, response) => {
			if (err) {
				this._server.logger.info({
					err,
					tnx: "autherror",
					cid: this.id,
					method: "XCLIENT",
					user: username
				}, "Authentication error for %s using %s. %s", username, "XCLIENT", err.message);
				return callback(err);
			}
			if (!response) {
				this._server.logger.info({
					tnx: "authskip",
					cid: this.id,
					method: "XCLIENT",
					user: username
				}, "Authentication skipped for %s using %s", username, "XCLIENT");
				return callback();
			}
			if (!response.user) {
				this._server.logger.info({
					tnx: "authfail",
					cid: this.id,
					method: "XCLIENT",
					user: username
				}, "Authentication failed for %s using %s", username, "XCLIENT");
				return callback(new Error("Authentication credentials invalid"));
			}
			this._server.logger.info({
				tnx: "auth",
				cid: this.id,
				method: "XCLIENT",
				user: username
			}, "%s authenticated using %s", username, "XCLIENT");
			this.session.user = response.user;
			this.session.transmissionType = this._transmissionType();
			callback();
		});
	},
	CONTROL_CHARS: CONTROL_CHARS$1
};
// node_modules/smtp-server/dist/esm/ipv6-normalize.js
function normalizeIPv6(address) {
	let rest = address.toLowerCase();
	let zone = "";
	const zoneStart = rest.indexOf("%");
	if (zoneStart >= 0) {
		zone = rest.slice(zoneStart);
		rest = rest.slice(0, zoneStart);
	}
	let ipv4 = "";
	const lastColon = rest.lastIndexOf(":");
	if (rest.indexOf(".", lastColon) >= 0) {
		ipv4 = rest.slice(lastColon + 1);
		rest = rest.slice(0, lastColon + 1);
		if (!rest.endsWith("::")) rest = rest.slice(0, -1);
	}
	const groups = expandGroups(rest, ipv4 ? 6 : 8);
	if (!groups) return address.toLowerCase();
	let result = compressGroups(groups);
	if (ipv4) result += (result.endsWith(":") ? "" : ":") + ipv4;
	return result + zone;
}
function expandGroups(hex, total) {
	const halves = hex.split("::");
	if (halves.length > 2) return null;
	const head = halves[0] ? halves[0].split(":") : [];
	const tail = halves.length === 2 && halves[1] ? halves[1].split(":") : [];
	const missing = total - head.length - tail.length;
	if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
	const groups = [
		...head,
		...new Array(missing).fill("0"),
		...tail
	];
	if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
	return groups.map((group) => parseInt(group, 16).toString(16));
}
function compressGroups(groups) {
	let bestStart = -1;
	let bestLength = 1;
	for (let start = 0; start < groups.length; start++) {
		let end = start;
		while (end < groups.length && groups[end] === "0") end++;
		if (end - start > bestLength) {
			bestStart = start;
			bestLength = end - start;
		}
		start = Math.max(start, end);
	}
	if (bestStart < 0) return groups.join(":");
	return groups.slice(0, bestStart).join(":") + "::" + groups.slice(bestStart + bestLength).join(":");
}
// node_modules/smtp-server/dist/esm/smtp-stream.js
const MAX_SYNC_COMMANDS = 100;
const END_SEQUENCE = Buffer.from("\r\n.\r\n");
var SMTPStream = class extends Writable {
	constructor(options) {
		super(options);
		this._dataMode = false;
		this._dataStream = null;
		this._maxBytes = Infinity;
		this.dataBytes = 0;
		this._atDataStart = false;
		this._continueCallback = false;
		this._remainder = "";
		this._lastBytes = false;
		this._maxCommandLength = options && options.maxCommandLength || 16384;
		this.isClosed = false;
		this.on("finish", () => this._flushData());
	}
	oncommand(_command, _callback) {
		throw new Error("Command handler is not set");
	}
	startDataMode(maxBytes) {
		this._dataMode = true;
		this._maxBytes = maxBytes && Number(maxBytes) || Infinity;
		this.dataBytes = 0;
		this._atDataStart = true;
		let dataStream = new PassThrough();
		dataStream.byteLength = 0;
		dataStream.sizeExceeded = false;
		this._dataStream = dataStream;
		return dataStream;
	}
	continue() {
		if (typeof this._continueCallback === "function") {
			this._continueCallback();
			this._continueCallback = false;
		} else this._continueCallback = true;
	}
	_countDataBytes(len) {
		if (len) this._atDataStart = false;
		this.dataBytes += len;
		if (this._dataStream) {
			this._dataStream.byteLength = this.dataBytes;
			if (this.dataBytes > this._maxBytes) this._dataStream.sizeExceeded = true;
		}
	}
	_commandTooLong() {
		this._remainder = "";
		return new Error("Command line too long");
	}
	_write(chunk, encoding, next) {
		if (!chunk || !chunk.length) return next();
		let data;
		let pos = 0;
		let newlineRegex;
		let called = false;
		let done = (err) => {
			if (called) return;
			called = true;
			next(err);
		};
		if (this.isClosed) return done();
		if (!this._dataMode) {
			newlineRegex = /\r?\n/g;
			data = this._remainder + chunk.toString("binary");
			let busy = false;
			let again = false;
			let processed = 0;
			let readLine = () => {
				if (busy) {
					again = true;
					return;
				}
				busy = true;
				try {
					while (true) {
						again = false;
						if (this.isClosed) return done();
						if (this._dataMode) {
							let buf = Buffer.from(data.slice(pos), "binary");
							this._remainder = "";
							return this._write(buf, "buffer", done);
						}
						let match = newlineRegex.exec(data);
						if (!match) {
							this._remainder = pos < data.length ? data.slice(pos) : "";
							if (this._remainder.length > this._maxCommandLength) return done(this._commandTooLong());
							return done();
						}
						let line = data.slice(pos, match.index);
						pos += line.length + match[0].length;
						if (line.length > this._maxCommandLength) return done(this._commandTooLong());
						this.oncommand(Buffer.from(line, "binary"), readLine);
						if (!again) return;
						if (++processed >= MAX_SYNC_COMMANDS) {
							processed = 0;
							setImmediate(readLine);
							return;
						}
					}
				} finally {
					busy = false;
				}
			};
			readLine();
		} else this._feedDataStream(chunk, done);
	}
	_feedDataStream(chunk, done) {
		const dataStream = this._dataStream;
		let i;
		let len;
		let handled;
		let buf;
		if (this._lastBytes && this._lastBytes.length) {
			chunk = Buffer.concat([this._lastBytes, chunk], this._lastBytes.length + chunk.length);
			this._lastBytes = false;
		}
		len = chunk.length;
		if (this._atDataStart && len >= 3 && Buffer.compare(chunk.subarray(0, 3), Buffer.from(".\r\n")) === 0) {
			this._endDataMode(false, chunk.subarray(3), done);
			return;
		}
		if (this._atDataStart && len >= 2 && chunk[0] === 46 && chunk[1] === 46) {
			chunk = chunk.subarray(1);
			len--;
			this._atDataStart = false;
		}
		for (i = 2; i < len - 2; i++) if (chunk[i] === 46 && chunk[i - 1] === 10) {
			if (Buffer.compare(chunk.subarray(i - 2, i + 3), END_SEQUENCE) === 0) {
				buf = chunk.subarray(0, i);
				this._countDataBytes(buf.length);
				this._endDataMode(buf, chunk.subarray(i + 3), done);
				return;
			}
			if (chunk[i + 1] === 46) {
				buf = chunk.subarray(0, i);
				this._lastBytes = false;
				this._countDataBytes(buf.length);
				if (dataStream.writable) dataStream.write(buf);
				let rest = chunk.subarray(i + 1);
				setImmediate(() => this._feedDataStream(rest, done));
				return;
			}
		}
		if (chunk.length < 4) this._lastBytes = chunk;
		else this._lastBytes = chunk.subarray(chunk.length - 4);
		if (this._lastBytes.length < chunk.length) {
			buf = chunk.subarray(0, chunk.length - this._lastBytes.length);
			this._countDataBytes(buf.length);
			if (dataStream.writable) {
				handled = dataStream.write(buf);
				if (!handled && !dataStream.destroyed) {
					let onDrain = () => {
						dataStream.removeListener("drain", onDrain);
						dataStream.removeListener("close", onDrain);
						done();
					};
					dataStream.once("drain", onDrain);
					dataStream.once("close", onDrain);
				} else return done();
			} else return done();
		} else return done();
	}
	_flushData() {
		let line;
		if (this._remainder && !this.isClosed) {
			line = this._remainder;
			this._remainder = "";
			this.oncommand(Buffer.from(line, "binary"));
		}
	}
	_endDataMode(chunk, remainder, callback) {
		const dataStream = this._dataStream;
		let continueNow = false;
		if (this._continueCallback === true) {
			this._continueCallback = false;
			if (dataStream.destroyed || dataStream.readableEnded) continueNow = true;
			else dataStream.once("end", () => this._write(remainder, "buffer", callback));
		} else this._continueCallback = () => this._write(remainder, "buffer", callback);
		dataStream.byteLength = this.dataBytes;
		dataStream.sizeExceeded = this.dataBytes > this._maxBytes;
		if (chunk && chunk.length && dataStream.writable) dataStream.end(chunk);
		else dataStream.end();
		this._dataMode = false;
		this._remainder = "";
		this._dataStream = null;
		if (continueNow) this._write(remainder, "buffer", callback);
	}
};
const socketTimeout = (options) => options && options.socketTimeout || 6e4;
const HALF_CLOSE_TIMEOUT = 5e3;
const MAX_HELO_HOSTNAME_LENGTH = 300;
const TLS_SOCKET_OPTIONS = [
	"requestCert",
	"rejectUnauthorized",
	"NPNProtocols",
	"session",
	"requestOCSP"
];
function createTLSSocketOptions(server) {
	let socketOptions = {
		secureContext: server.secureContext.get("*"),
		isServer: true,
		server: server.server,
		SNICallback: (servername, cb) => server._resolveSNI(servername, cb)
	};
	TLS_SOCKET_OPTIONS.forEach((key) => {
		if (key in server.options) socketOptions[key] = server.options[key];
	});
	return socketOptions;
}
function normalizeTLSError(rawErr, tlsSocket, remoteAddress) {
	let err = rawErr;
	const meta = {};
	if (tlsSocket) meta.tlsProtocol = tlsSocket.getProtocol();
	meta.protocol = "smtp";
	meta.stage = "connect";
	if (remoteAddress !== void 0) meta.remoteAddress = remoteAddress;
	if (err) err.meta = meta;
	if (err && /SSL[23]*_GET_CLIENT_HELLO|ssl[23]*_read_bytes|ssl_bytes_to_cipher_list/i.test(err.message)) {
		let message = err.message;
		err.message = "Failed to establish TLS session";
		err.responseCode = 500;
		err.code = err.code || "TLSError";
		meta.message = message;
	}
	if (!err || !err.message) {
		err = new Error("Socket closed while initiating TLS");
		err.responseCode = 500;
		err.code = "SocketError";
		err.report = false;
		err.meta = meta;
	}
	return err;
}
const QUIET_SOCKET_ERRORS = new Set([
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH"
]);
const MAIL_VALUE_PARAMS = [
	"BODY",
	"SIZE",
	"RET",
	"ENVID"
];
const RCPT_VALUE_PARAMS = ["NOTIFY", "ORCPT"];
const CONTROL_CHARS = SASL.CONTROL_CHARS;
const CONTROL_CHARS_GLOBAL = new RegExp(CONTROL_CHARS.source, "g");
const ADDRESS_UNSAFE_CHARS = /[\x00-\x1F\x7F-\x9F\u200B\u2060\uFEFF]/;
const MAX_HOSTNAME_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;
const HOSTNAME_LABEL = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/i;
function isValidHostname(hostname) {
	if (!hostname || typeof hostname !== "string" || hostname.length > MAX_HOSTNAME_LENGTH) return false;
	return hostname.replace(/\.$/, "").split(".").every((label) => label.length && label.length <= MAX_LABEL_LENGTH && HOSTNAME_LABEL.test(label));
}
function normalizeAddress(rawAddress) {
	let address = (rawAddress || "").toString().trim().replace(/^::ffff:/i, "");
	if (address && net.isIPv6(address)) address = normalizeIPv6(address);
	return address.toLowerCase();
}
function isAddressAllowed(option, rawAddress) {
	if (!option) return false;
	if (!Array.isArray(option) || option.includes("*")) return true;
	let address = normalizeAddress(rawAddress);
	return option.some((entry) => normalizeAddress(entry) === address);
}
function isAcceptableHeloHostname(hostname) {
	return hostname.length <= MAX_HELO_HOSTNAME_LENGTH && !CONTROL_CHARS.test(hostname);
}
function verifyPeerCertificate(tlsSocket, socketOptions) {
	if (!socketOptions.requestCert) return null;
	let handle = tlsSocket._handle;
	if (!handle || typeof handle.verifyError !== "function") return null;
	let verifyError = handle.verifyError();
	if (verifyError) {
		tlsSocket.authorizationError = verifyError.code;
		return socketOptions.rejectUnauthorized ? verifyError : null;
	}
	tlsSocket.authorized = true;
	return null;
}
function parseProxyParameters(parts, allowedKeys, unavailableValues) {
	let params = new Map();
	for (let part of parts) {
		let values = part.split("=");
		let key = (values.shift() || "").toUpperCase();
		if (values.length !== 1 || !allowedKeys.includes(key)) return { error: "Error: Bad command parameter syntax" };
		let value = decodeXtext(values[0] || "");
		if (CONTROL_CHARS.test(value)) return { error: "Error: Bad command parameter syntax" };
		if (unavailableValues.includes(value.toUpperCase())) value = false;
		if (key === "ADDR" && value) {
			value = value.replace(/^IPV6:/i, "");
			if (!net.isIP(value)) return { error: "Error: Bad command parameter syntax. Invalid address" };
			if (net.isIPv6(value)) value = normalizeIPv6(value);
		}
		if (key === "NAME" && value && !isValidHostname(value)) return { error: "Error: Bad command parameter syntax. Invalid hostname" };
		if (params.has(key)) continue;
		params.set(key, value);
	}
	return { params };
}
function decodeXtext(value) {
	return value.replace(/\+([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(parseInt(hex, 16)));
}
const ENHANCED_STATUS_CODES = {
	200: "2.0.0",
	211: "2.0.0",
	214: "2.0.0",
	220: "2.0.0",
	221: "2.0.0",
	235: "2.7.0",
	250: "2.0.0",
	251: "2.1.5",
	252: "2.1.5",
	334: "3.7.0",
	354: "2.0.0",
	420: "4.4.2",
	421: "4.4.2",
	450: "4.2.1",
	451: "4.3.0",
	452: "4.2.2",
	454: "4.7.0",
	500: "5.5.2",
	501: "5.5.4",
	502: "5.5.1",
	503: "5.5.1",
	504: "5.5.4",
	521: "5.3.2",
	523: "5.3.4",
	530: "5.7.0",
	535: "5.7.8",
	538: "5.7.0",
	550: "5.1.1",
	551: "5.1.6",
	552: "5.2.2",
	553: "5.1.3",
	554: "5.6.0",
	555: "5.5.4",
	556: "5.1.10",
	557: "5.7.1",
	558: "5.2.3"
};
const SKIPPED_COMMANDS_FOR_ENHANCED_STATUS_CODES = new Set([
	"HELO",
	"EHLO",
	"LHLO"
]);
const CONTEXTUAL_STATUS_CODES = {
	MAIL_FROM_OK: "2.1.0",
	RCPT_TO_OK: "2.1.5",
	DATA_OK: "2.6.0",
	AUTH_SUCCESS: "2.7.0",
	AUTH_REQUIRED: "5.7.0",
	AUTH_INVALID: "5.7.8",
	POLICY_VIOLATION: "5.7.1",
	NOT_AUTHORIZED: "5.7.0",
	SPAM_REJECTED: "5.7.1",
	MAILBOX_FULL: "4.2.2",
	TOO_MANY_RECIPIENTS: "4.5.3",
	MAILBOX_NOT_FOUND: "5.1.1",
	MAILBOX_SYNTAX_ERROR: "5.1.3",
	SENDER_SYNTAX_ERROR: "5.1.7",
	SYSTEM_ERROR: "4.3.0",
	SYSTEM_FULL: "4.3.1",
	MESSAGE_TOO_BIG: "5.3.4",
	NETWORK_ERROR: "4.4.0",
	CONNECTION_TIMEOUT: "4.4.2"
};
var SMTPConnection = class extends EventEmitter {
	constructor(server, socket, options) {
		super();
		this._rcptIndex = new Map();
		this._handlerPending = false;
		options = options || {};
		this.id = options.id || BigInt("0x" + crypto.randomBytes(10).toString("hex")).toString(32).padStart(16, "0");
		this.ignore = options.ignore;
		this._server = server;
		this._socket = socket;
		if (typeof socket.setNoDelay === "function") socket.setNoDelay(true);
		this.session = { id: this.id };
		this._transactionCounter = 0;
		this._ready = false;
		this._upgrading = false;
		this._nextHandler = false;
		this._parser = this._createParser();
		this._dataStream = false;
		this.session.secure = this.secure = !!this._server.options.secure;
		this.needsUpgrade = !!this._server.options.needsUpgrade;
		this.tlsOptions = this.secure && !this.needsUpgrade && this._socket.getCipher ? this._socket.getCipher() : false;
		this.localAddress = normalizeAddress(options.localAddress || this._socket.localAddress);
		this.localPort = Number(options.localPort || this._socket.localPort) || 0;
		this.remoteAddress = normalizeAddress(options.remoteAddress || this._socket.remoteAddress);
		this.remotePort = Number(options.remotePort || this._socket.remotePort) || 0;
		this._originalRemoteAddress = this.remoteAddress;
		this._unauthenticatedCommands = 0;
		this._maxAllowedUnauthenticatedCommands = this._server.options.maxAllowedUnauthenticatedCommands || 10;
		this._unrecognizedCommands = 0;
		this.name = this._server.options.name || os.hostname();
		this.clientHostname = false;
		this.openingCommand = false;
		this.hostNameAppearsAs = false;
		this._xClient = new Map();
		this._xForward = new Map();
		this._canEmitConnection = true;
		this._closing = false;
		this._closed = false;
	}
	init() {
		this._setListeners(() => {
			if (this._server.options.maxClients && this._server.connections.size > this._server.options.maxClients) return this.send(421, this.name + " Too many connected clients, try again in a moment", false);
			setTimeout(() => this.connectionReady(), 100).unref();
		});
	}
	connectionReady(next) {
		let reverseCb = (err, hostnames) => {
			if (err) this._server.logger.error({
				tnx: "connection",
				cid: this.id,
				host: this.remoteAddress,
				hostname: this.clientHostname,
				err
			}, "Reverse resolve for %s: %s", this.remoteAddress, err.message);
			if (this._closing || this._closed) return;
			let resolvedHostname = hostnames && hostnames.shift() || "";
			if (resolvedHostname && !isValidHostname(resolvedHostname)) {
				this._server.logger.info({
					tnx: "connection",
					cid: this.id,
					host: this.remoteAddress,
					hostname: resolvedHostname
				}, "Discarded invalid reverse resolved hostname %s for %s", JSON.stringify(resolvedHostname), this.remoteAddress);
				resolvedHostname = "";
			}
			this._setClientHostname(resolvedHostname);
			this._resetSession();
			let onSecureIfNeeded = (next) => {
				if (!this.session.secure) return next();
				this.session.servername = this._socket.servername;
				this._server.onSecure(this._socket, this.session, (err) => {
					if (err) return this._refuse(err, false);
					next();
				});
			};
			this._server.onConnect(this.session, (err) => {
				this._server.logger.info({
					tnx: "connection",
					cid: this.id,
					host: this.remoteAddress,
					hostname: this.clientHostname
				}, "Connection from %s", this.clientHostname);
				if (err) return this._refuse(err, false);
				onSecureIfNeeded(() => {
					this._ready = true;
					if (!this._server.options.useXClient && !this._server.options.useXForward) this.emitConnection();
					this._sendGreeting();
					if (typeof next === "function") next();
				});
			});
		};
		if (this._server.options.disableReverseLookup) return reverseCb(null, false);
		let greetingSent = false;
		let reverseTimer = setTimeout(() => {
			clearTimeout(reverseTimer);
			if (greetingSent) return;
			greetingSent = true;
			reverseCb(new Error("Timeout"));
		}, 1500);
		reverseTimer.unref();
		const handleResolverResult = (err, hostnames) => {
			clearTimeout(reverseTimer);
			if (greetingSent) return;
			greetingSent = true;
			reverseCb(err, hostnames);
		};
		try {
			if (this._server.options.resolver && typeof this._server.options.resolver.reverse === "function") this._server.options.resolver.reverse(this.remoteAddress.toString(), handleResolverResult);
			else dns.reverse(this.remoteAddress.toString(), handleResolverResult);
		} catch (E) {
			clearTimeout(reverseTimer);
			if (greetingSent) return;
			greetingSent = true;
			reverseCb(E);
		}
	}
	send(code, data, context) {
		let payload;
		let enhancedCode = this._getEnhancedStatusCode(code, context);
		let sanitize = (line) => (line === void 0 || line === null ? "" : line.toString()).replace(CONTROL_CHARS_GLOBAL, " ");
		if (Array.isArray(data)) payload = data.map((line, i, arr) => {
			let prefix = code + (i < arr.length - 1 ? "-" : " ");
			if (enhancedCode) prefix += enhancedCode + " ";
			return prefix + sanitize(line);
		}).join("\r\n");
		else {
			let parts = [code];
			if (enhancedCode) parts.push(enhancedCode);
			if (data) parts.push(sanitize(data));
			payload = parts.join(" ");
		}
		if (code >= 400) this.session.error = payload;
		if (code === 334 && payload === "334") payload += " ";
		if (!this._upgrading && this._socket && !this._socket.destroyed && this._socket.readyState === "open") {
			this._socket.write(payload + "\r\n");
			this._server.logger.debug({
				tnx: "send",
				cid: this.id,
				user: this.session.user && this.session.user.username || this.session.user
			}, "S:", payload);
		}
		if (code === 421) this.close();
	}
	_refuse(err, context) {
		this.send(err.responseCode || 554, err.message, context);
		this.close();
	}
	_sendGreeting() {
		let options = this._server.options;
		this.send(220, this.name + " " + (options.lmtp ? "LMTP" : "ESMTP") + (options.banner ? " " + options.banner : ""), false);
	}
	close() {
		if (!this._socket.destroyed && this._socket.writable) this._socket.end();
		this._server.connections.delete(this);
		if (this._closing) return;
		this._closing = true;
		if (this._parser) {
			this._socket.unpipe(this._parser);
			this._parser.isClosed = true;
		}
		if (!this._upgrading && !this._socket.destroyed) this._socket.resume();
		this._closeTimer = setTimeout(() => {
			if (!this._socket.destroyed) this._socket.destroy();
		}, Math.min(socketTimeout(this._server.options), HALF_CLOSE_TIMEOUT));
		this._closeTimer.unref();
	}
	_createParser() {
		let parser = new SMTPStream({ maxCommandLength: this._server.options.maxCommandLength });
		parser.oncommand = (command, callback) => this._onCommand(command, callback);
		parser.on("error", (err) => {
			this.send(421, "Error: " + err.message);
		});
		return parser;
	}
	_setListeners(callback) {
		this._socket.on("close", (hadError) => this._onCloseEvent(hadError));
		this._socket.on("error", (err) => this._onError(err));
		this._armTimeout();
		this._socket.pipe(this._parser);
		if (!this.needsUpgrade) return callback();
		this.upgrade(() => false, callback);
	}
	_onCloseEvent(hadError) {
		this._server.logger.info({
			tnx: "close",
			cid: this.id,
			host: this.remoteAddress,
			user: this.session.user && this.session.user.username || this.session.user,
			hadError
		}, "%s received \"close\" event from %s" + (hadError ? " after error" : ""), this.id, this.remoteAddress);
		this._onClose();
	}
	_onClose() {
		clearTimeout(this._closeTimer);
		if (this._parser) {
			this._parser.isClosed = true;
			this._socket.unpipe(this._parser);
			this._parser = false;
		}
		if (this._dataStream) {
			let dataStream = this._dataStream;
			this._dataStream = null;
			if (!dataStream.writableEnded && !dataStream.destroyed) {
				let err = new Error("Connection closed before the message was received in full");
				err.code = "ECONNECTION";
				dataStream.destroy(dataStream.listenerCount("error") ? err : void 0);
			}
		}
		this._server.connections.delete(this);
		if (this._closed) return;
		this._closed = true;
		this._closing = false;
		this._server.logger.info({
			tnx: "close",
			cid: this.id,
			host: this.remoteAddress,
			user: this.session.user && this.session.user.username || this.session.user
		}, "Connection closed to %s", this.clientHostname || this.remoteAddress);
		setImmediate(() => this._server.onClose(this.session, () => false));
	}
	_onError(err) {
		err.remoteAddress = this.remoteAddress;
		this._server.logger.error({
			err,
			tnx: "error",
			user: this.session.user && this.session.user.username || this.session.user
		}, "%s %s %s", this.id, this.remoteAddress, err.message);
		if (err.code && QUIET_SOCKET_ERRORS.has(err.code) && (!this.session.envelope || !this.session.envelope.mailFrom)) {
			this.close();
			return;
		}
		this.emit("error", err);
	}
	_onTimeout() {
		if (this._closing) {
			this._socket.destroy();
			return;
		}
		if (this._handlerPending || this._dataStream && this._parser && !this._parser._dataMode) {
			this._armTimeout();
			return;
		}
		this.send(421, "Timeout - closing connection");
	}
	_armTimeout(socket = this._socket) {
		socket.setTimeout(socketTimeout(this._server.options), () => this._onTimeout());
	}
	_whenWritable(next) {
		let socket = this._socket;
		if (socket.writableNeedDrain && !socket.destroyed) {
			socket.once("drain", next);
			return;
		}
		next();
	}
	_onCommand(command, callback) {
		let commandName = (command || "").toString().split(" ").shift().toUpperCase();
		let logged = this._redactCredentials(commandName, (command || "").toString());
		this._server.logger.debug({
			tnx: "command",
			cid: this.id,
			command: logged.commandName,
			user: this.session.user && this.session.user.username || this.session.user
		}, "C:", logged.line);
		let handler;
		const next = callback || (() => false);
		const done = () => this._whenWritable(next);
		if (this._upgrading) return done();
		if (this._server._closeTimeout) return this.send(421, "Server shutting down", commandName);
		if (!this._ready) return this.send(421, this.name + " You talk too soon", commandName);
		if (/^(OPTIONS|GET|HEAD|POST|PUT|DELETE|TRACE|CONNECT) \/.* HTTP\/\d\.\d$/i.test(command.toString())) return this.send(421, "HTTP requests not allowed", commandName);
		if (this._nextHandler) {
			handler = this._nextHandler;
			this._nextHandler = false;
		} else {
			switch (commandName) {
				case "HELO":
				case "EHLO":
				case "LHLO": this.openingCommand = commandName;
			}
			if (this._server.options.lmtp) switch (commandName) {
				case "HELO":
				case "EHLO":
					this.send(500, "Error: " + commandName + " not allowed in LMTP server", false);
					setImmediate(done);
					return;
				case "LHLO": commandName = "EHLO";
			}
			if (this._isSupported(commandName)) handler = this._getHandler(commandName);
		}
		if (!handler) {
			this._unrecognizedCommands++;
			if (this._unrecognizedCommands >= 10) return this.send(421, "Error: too many unrecognized commands", commandName);
			this.send(500, "Error: command not recognized", commandName);
			setImmediate(done);
			return;
		}
		if (!this.session.user && this._isSupported("AUTH") && !this._server.options.authOptional && commandName !== "AUTH" && this._maxAllowedUnauthenticatedCommands !== false) {
			this._unauthenticatedCommands++;
			if (this._unauthenticatedCommands >= this._maxAllowedUnauthenticatedCommands) return this.send(421, "Error: too many unauthenticated commands", commandName);
		}
		if (!this.hostNameAppearsAs && commandName && [
			"MAIL",
			"RCPT",
			"DATA",
			"AUTH"
		].includes(commandName)) {
			this.send(503, "Error: send " + (this._server.options.lmtp ? "LHLO" : "HELO/EHLO") + " first");
			setImmediate(done);
			return;
		}
		if (!this.session.user && this._isSupported("AUTH") && [
			"MAIL",
			"RCPT",
			"DATA"
		].includes(commandName) && !this._server.options.authOptional) {
			this.send(530, typeof this._server.options.authRequiredMessage === "string" ? this._server.options.authRequiredMessage : "Error: authentication Required");
			setImmediate(done);
			return;
		}
		let handlerDone = false;
		let handlerCallback = () => {
			handlerDone = true;
			this._handlerPending = false;
			return done();
		};
		this._handlerPending = true;
		try {
			handler.call(this, command, handlerCallback);
		} catch (E) {
			let err = E;
			this._server.logger.error({
				err,
				tnx: "command",
				cid: this.id,
				command: commandName
			}, "%s Failed to process %s command: %s", this.id, commandName, err.message);
			if (!handlerDone) {
				this.send(451, "Error: internal server error");
				handlerCallback();
			}
		}
	}
	_redactCredentials(commandName, line) {
		if (this._nextHandler) return {
			commandName: "AUTH",
			line: "/* secured */"
		};
		if (commandName === "AUTH") {
			let parts = line.trim().split(/\s+/);
			if (parts.length > 2) line = parts.slice(0, 2).join(" ") + " /* secured */";
		}
		return {
			commandName,
			line
		};
	}
	_rejectInvalidParams(parsed, keys, callback) {
		let args = parsed.args;
		let error;
		if (parsed.duplicate) error = "Error: duplicate " + parsed.duplicate + " parameter";
		else {
			let valueless = args && keys.find((key) => args[key] !== void 0 && (typeof args[key] !== "string" || !args[key]));
			if (valueless) error = "Error: " + valueless + " parameter requires a value";
		}
		if (!error) return false;
		this.send(501, error);
		callback();
		return true;
	}
	_isOversized(dataBytes) {
		let size = Number(this._server.options.size) || 0;
		return !!this._server.options.rejectOversized && size > 0 && dataBytes > size;
	}
	_isSupported(command) {
		command = (command || "").toString().trim().toUpperCase();
		return !this._isDisabled(command) && typeof this._getHandler(command) === "function";
	}
	_isDisabled(command) {
		let sessionDisabled = this.session.disabledCommands;
		if (Array.isArray(sessionDisabled)) return sessionDisabled.some((entry) => (entry || "").toString().trim().toUpperCase() === command);
		return this._server.options.disabledCommands.includes(command);
	}
	_getHandler(command) {
		return this["handler_" + command];
	}
	_useEnhancedStatusCodes() {
		return !this._server.options.hideENHANCEDSTATUSCODES;
	}
	_getEnhancedStatusCode(code, context) {
		if (context === false || !this._useEnhancedStatusCodes()) return "";
		if (code >= 300 && code < 400) return "";
		if (context && SKIPPED_COMMANDS_FOR_ENHANCED_STATUS_CODES.has(context)) return "";
		if (context && CONTEXTUAL_STATUS_CODES[context]) return CONTEXTUAL_STATUS_CODES[context];
		if (ENHANCED_STATUS_CODES[code]) return ENHANCED_STATUS_CODES[code];
		if (code >= 200 && code < 300) return "2.0.0";
		if (code >= 400 && code < 500) return "4.0.0";
		if (code >= 500) return "5.0.0";
		return "";
	}
	_parseAddressCommand(rawName, rawCommand) {
		let command = (rawCommand || "").toString();
		let name = (rawName || "").toString().trim().toUpperCase();
		let parts = command.split(":");
		command = parts.shift().trim().toUpperCase();
		parts = parts.join(":").trim().split(/\s+/);
		let address = parts.shift();
		let args = false;
		let duplicate = false;
		let invalid = false;
		if (name !== command) return false;
		if (!/^<[^<>]*>$/.test(address)) invalid = true;
		else address = address.slice(1, -1).replace(/^@[^\s,:@]+(?:,@[^\s,:@]+)*:/, "");
		parts.forEach((param) => {
			let part = param.split("=");
			let key = part.shift().toUpperCase();
			let value = part.join("=") || true;
			if (!key || key.trim() === "") return;
			if (typeof value === "string") {
				value = decodeXtext(value);
				if (CONTROL_CHARS.test(value)) {
					invalid = true;
					return;
				}
			}
			if (!args) args = {};
			if (key in args) duplicate = key;
			args[key] = value;
		});
		if (address && ADDRESS_UNSAFE_CHARS.test(address)) invalid = true;
		else if (name === "RCPT TO" && address.toLowerCase() === "postmaster") {} else if (address) {
			let addressParts = address.split("@");
			if (addressParts.length !== 2 || !addressParts[0] || !addressParts[1]) invalid = true;
			else {
				let localPart = addressParts[0];
				let domain = addressParts[1];
				if (this._server.options.lenientAddressParsing) try {
					address = [
						localPart,
						"@",
						import_punycode.default.toUnicode(domain)
					].join("");
				} catch (E) {
					this._server.logger.error({
						tnx: "punycode",
						cid: this.id,
						user: this.session.user && this.session.user.username || this.session.user
					}, "Failed to process punycode domain \"%s\". error=%s", domain, E.message);
					address = [
						localPart,
						"@",
						domain
					].join("");
				}
				else if (localPart.length + 1 + domain.length > 253) invalid = true;
				else {
					if (localPart.startsWith(".") || localPart.endsWith(".") || localPart.includes("..")) invalid = true;
					if (!invalid && domain.startsWith("[") && domain.endsWith("]")) {
						let ipContent = domain.slice(1, -1);
						let isValidIP = false;
						if (ipContent.toUpperCase().startsWith("IPV6:")) {
							let ipv6Addr = ipContent.slice(5);
							if (net.isIPv6(ipv6Addr)) {
								isValidIP = true;
								try {
									ipv6Addr = normalizeIPv6(ipv6Addr);
									domain = "[IPv6:" + ipv6Addr + "]";
								} catch {}
							}
						} else if (net.isIPv4(ipContent)) isValidIP = true;
						if (!isValidIP) invalid = true;
						if (!invalid) address = [
							localPart,
							"@",
							domain
						].join("");
					} else {
						if (!invalid && (domain.startsWith(".") || domain.endsWith(".") || domain.includes("..") || domain.includes(".-") || domain.includes("-.") || !/^[a-zA-Z0-9\u0080-\uFFFF.-]+$/.test(domain))) invalid = true;
						if (!invalid) try {
							address = [
								localPart,
								"@",
								import_punycode.default.toUnicode(domain)
							].join("");
						} catch (E) {
							this._server.logger.error({
								tnx: "punycode",
								cid: this.id,
								user: this.session.user && this.session.user.username || this.session.user
							}, "Failed to process punycode domain \"%s\". error=%s", domain, E.message);
							invalid = true;
						}
					}
				}
			}
		}
		if (invalid) return false;
		let parsed = {
			address,
			args
		};
		if (duplicate) parsed.duplicate = duplicate;
		return parsed;
	}
	_resetSession() {
		let session = this.session;
		session.localAddress = this.localAddress;
		session.localPort = this.localPort;
		session.remoteAddress = this.remoteAddress;
		session.remotePort = this.remotePort;
		session.clientHostname = this.clientHostname;
		session.openingCommand = this.openingCommand;
		session.hostNameAppearsAs = this.hostNameAppearsAs;
		session.xClient = this._xClient;
		session.xForward = this._xForward;
		session.transmissionType = this._transmissionType();
		session.tlsOptions = this.tlsOptions;
		session.envelope = {
			mailFrom: false,
			rcptTo: [],
			requireTLS: false,
			bodyType: "7bit",
			smtpUtf8: false
		};
		if (!this._server.options.hideDSN) session.envelope.dsn = {
			ret: null,
			envid: null
		};
		session.transaction = this._transactionCounter + 1;
		this._rcptIndex = new Map();
	}
	_setClientHostname(hostname) {
		hostname = (hostname || "").toString().toLowerCase().replace(/\.$/, "");
		this.clientHostname = hostname || "[" + this.remoteAddress + "]";
	}
	_transmissionType() {
		let type = this._server.options.lmtp ? "LMTP" : "SMTP";
		if (this.openingCommand === "EHLO") type = "E" + type;
		if (this.secure) type += "S";
		if (this.session.user) type += "A";
		return type;
	}
	emitConnection() {
		if (!this._canEmitConnection) return;
		this._canEmitConnection = false;
		let info = {
			id: this.id,
			localAddress: this.localAddress,
			localPort: this.localPort,
			remoteAddress: this.remoteAddress,
			remotePort: this.remotePort,
			hostNameAppearsAs: this.hostNameAppearsAs,
			clientHostname: this.clientHostname
		};
		this.emit("connect", info);
	}
	handler_EHLO(command, callback) {
		let parts = command.toString().trim().split(/\s+/);
		let hostname = parts[1] || "";
		if (parts.length !== 2) {
			this.send(501, "Error: syntax: " + (this._server.options.lmtp ? "LHLO" : "EHLO") + " hostname", false);
			return callback();
		}
		if (!isAcceptableHeloHostname(hostname)) {
			this.send(501, "Error: Bad hostname syntax", false);
			return callback();
		}
		this.hostNameAppearsAs = hostname.toLowerCase();
		let features = [
			"PIPELINING",
			"8BITMIME",
			"SMTPUTF8",
			"ENHANCEDSTATUSCODES",
			"DSN"
		].filter((feature) => !this._server.options["hide" + feature]);
		if (this._server.options.authMethods.length && this._isSupported("AUTH") && !this.session.user) features.push(["AUTH"].concat(this._server.options.authMethods).join(" "));
		if (!this.secure && this._isSupported("STARTTLS") && !this._server.options.hideSTARTTLS) features.push("STARTTLS");
		if (this.secure && !this._server.options.hideREQUIRETLS) features.push("REQUIRETLS");
		if (this._server.options.size) features.push("SIZE" + (this._server.options.hideSize ? "" : " " + this._server.options.size));
		if (this._proxyCommandAllowed("XCLIENT", "useXClient")) features.push("XCLIENT NAME ADDR PORT PROTO HELO LOGIN");
		if (this._proxyCommandAllowed("XFORWARD", "useXForward")) features.push("XFORWARD NAME ADDR PORT PROTO HELO IDENT SOURCE");
		this._resetSession();
		let heloResponse = this._server.options.heloResponse || "%s Nice to meet you, %s";
		let replacements = [this.name, this.clientHostname];
		let replacementIndex = 0;
		let formattedResponse = heloResponse.replace(/%s/g, () => replacements[replacementIndex++] || "");
		this.send(250, [formattedResponse].concat(features || []), false);
		callback();
	}
	_proxyCommandAllowed(command, option) {
		return !this._xClient.has("ADDR") && isAddressAllowed(this._server.options[option], this._originalRemoteAddress) && this._isSupported(command);
	}
	handler_HELO(command, callback) {
		let parts = command.toString().trim().split(/\s+/);
		let hostname = parts[1] || "";
		if (parts.length !== 2) {
			this.send(501, "Error: Syntax: HELO hostname", false);
			return callback();
		}
		if (!isAcceptableHeloHostname(hostname)) {
			this.send(501, "Error: Bad hostname syntax", false);
			return callback();
		}
		this.hostNameAppearsAs = hostname.toLowerCase();
		this._resetSession();
		let heloResponse = this._server.options.heloResponse || "%s Nice to meet you, %s";
		let replacements = [this.name, this.clientHostname];
		let replacementIndex = 0;
		let formattedResponse = heloResponse.replace(/%s/g, () => replacements[replacementIndex++] || "");
		this.send(250, formattedResponse, false);
		callback();
	}
	handler_QUIT(command, callback) {
		this.send(221, "Bye");
		this.close();
		callback();
	}
	handler_NOOP(command, callback) {
		this.send(250, "OK");
		callback();
	}
	handler_RSET(command, callback) {
		this._resetSession();
		this.send(250, "Flushed");
		callback();
	}
	handler_HELP(command, callback) {
		this.send(214, "See https://tools.ietf.org/html/rfc5321 for details");
		callback();
	}
	handler_VRFY(command, callback) {
		if (!command.toString().trim().split(/\s+/)[1]) {
			this.send(501, "Error: Syntax: VRFY address");
			return callback();
		}
		this.send(252, "Try to send something. No promises though");
		callback();
	}
	handler_XCLIENT(command, callback) {
		if (!this._proxyCommandAllowed("XCLIENT", "useXClient")) {
			this.send(550, "Error: Not allowed", "NOT_AUTHORIZED");
			return callback();
		}
		if (this.session.envelope.mailFrom) {
			this.send(503, "Error: Mail transaction in progress");
			return callback();
		}
		let allowedKeys = [
			"NAME",
			"ADDR",
			"PORT",
			"PROTO",
			"HELO",
			"LOGIN"
		];
		let parts = command.toString().trim().split(/\s+/);
		parts.shift();
		if (!parts.length) {
			this.send(501, "Error: Bad command parameter syntax");
			return callback();
		}
		let loginValue = false;
		let { params, error } = parseProxyParameters(parts, allowedKeys, ["[UNAVAILABLE]", "[TEMPUNAVAIL]"]);
		if (!params) {
			this.send(501, error);
			return callback();
		}
		for (let [key, rawValue] of params) {
			let value = rawValue;
			switch (key) {
				case "LOGIN":
					loginValue = rawValue;
					break;
				case "ADDR":
					if (value) {
						this._server.logger.info({
							tnx: "xclient",
							cid: this.id,
							xclientKey: "ADDR",
							xclient: value,
							user: this.session.user && this.session.user.username || this.session.user
						}, "XCLIENT from %s through %s", value, this.remoteAddress);
						if (!this._xClient.has("ADDR:DEFAULT")) this._xClient.set("ADDR:DEFAULT", this.remoteAddress);
						this.remoteAddress = value;
						this.hostNameAppearsAs = false;
						this.session.user = false;
					}
					break;
				case "NAME":
					value = value || "";
					this._server.logger.info({
						tnx: "xclient",
						cid: this.id,
						xclientKey: "NAME",
						xclient: value,
						user: this.session.user && this.session.user.username || this.session.user
					}, "XCLIENT hostname resolved as \"%s\"", value);
					if (!this._xClient.has("NAME:DEFAULT")) this._xClient.set("NAME:DEFAULT", this.clientHostname || "");
					this._setClientHostname(value);
					break;
				case "PORT":
					value = Number(value) || "";
					this._server.logger.info({
						tnx: "xclient",
						cid: this.id,
						xclientKey: "PORT",
						xclient: value,
						user: this.session.user && this.session.user.username || this.session.user
					}, "XCLIENT remote port resolved as \"%s\"", value);
					if (!this._xClient.has("PORT:DEFAULT")) this._xClient.set("PORT:DEFAULT", this.remotePort || "");
					this.remotePort = value;
			}
			this._xClient.set(key, value);
		}
		let checkLogin = (done) => {
			if (typeof loginValue !== "string") return done();
			if (!loginValue) {
				this._server.logger.info({
					tnx: "deauth",
					cid: this.id,
					user: this.session.user && this.session.user.username || this.session.user
				}, "User deauthenticated using %s", "XCLIENT");
				this.session.user = false;
				return done();
			}
			SASL.SASL_XCLIENT.call(this, [loginValue], (err) => {
				if (err) {
					this.send(550, err.message);
					this.close();
					return callback();
				}
				return done();
			});
		};
		if (this.remoteAddress && !this.clientHostname) this._setClientHostname("");
		if (params.has("ADDR")) this.emitConnection();
		checkLogin(() => {
			this._resetSession();
			this._sendGreeting();
			callback();
		});
	}
	handler_XFORWARD(command, callback) {
		if (!this._proxyCommandAllowed("XFORWARD", "useXForward")) {
			this.send(550, "Error: Not allowed", "NOT_AUTHORIZED");
			return callback();
		}
		if (this.session.envelope.mailFrom) {
			this.send(503, "Error: Mail transaction in progress");
			return callback();
		}
		let allowedKeys = [
			"NAME",
			"ADDR",
			"PORT",
			"PROTO",
			"HELO",
			"IDENT",
			"SOURCE"
		];
		let parts = command.toString().trim().split(/\s+/);
		let hasAddr = false;
		parts.shift();
		if (!parts.length) {
			this.send(501, "Error: Bad command parameter syntax");
			return callback();
		}
		let { params, error } = parseProxyParameters(parts, allowedKeys, ["[UNAVAILABLE]"]);
		if (!params) {
			this.send(501, error);
			return callback();
		}
		for (let [key, rawValue] of params) {
			let value = rawValue;
			switch (key) {
				case "ADDR":
					if (value) {
						this._server.logger.info({
							tnx: "xforward",
							cid: this.id,
							xforwardKey: "ADDR",
							xforward: value,
							user: this.session.user && this.session.user.username || this.session.user
						}, "XFORWARD from %s through %s", value, this.remoteAddress);
						if (!this._xForward.has("ADDR:DEFAULT")) this._xForward.set("ADDR:DEFAULT", this.remoteAddress);
						hasAddr = true;
						this.remoteAddress = value;
					}
					break;
				case "NAME":
					value = value || "";
					this._server.logger.info({
						tnx: "xforward",
						cid: this.id,
						xforwardKey: "NAME",
						xforward: value,
						user: this.session.user && this.session.user.username || this.session.user
					}, "XFORWARD hostname resolved as \"%s\"", value);
					this._setClientHostname(value);
					break;
				case "PORT":
					value = Number(value) || 0;
					this._server.logger.info({
						tnx: "xforward",
						cid: this.id,
						xforwardKey: "PORT",
						xforward: value,
						user: this.session.user && this.session.user.username || this.session.user
					}, "XFORWARD port resolved as \"%s\"", value);
					this.remotePort = value;
					break;
				case "HELO":
					value = (value || "").toString().toLowerCase();
					this._server.logger.info({
						tnx: "xforward",
						cid: this.id,
						xforwardKey: "HELO",
						xforward: value,
						user: this.session.user && this.session.user.username || this.session.user
					}, "XFORWARD HELO name resolved as \"%s\"", value);
					this.hostNameAppearsAs = value;
			}
			this._xForward.set(key, value);
		}
		this._resetSession();
		if (hasAddr) {
			this._canEmitConnection = true;
			this.emitConnection();
		}
		this.send(250, "OK");
		callback();
	}
	handler_STARTTLS(command, callback) {
		if (command.toString().trim().split(/\s+/).length > 1) {
			this.send(501, "Error: syntax: STARTTLS");
			return callback();
		}
		if (this.secure) {
			this.send(503, "Error: TLS already active");
			return callback();
		}
		this.send(220, "Ready to start TLS");
		this.upgrade(callback);
	}
	handler_AUTH(command, callback) {
		let args = command.toString().trim().split(/\s+/);
		let method;
		let handler;
		args.shift();
		method = (args.shift() || "").toString().toUpperCase();
		let mechanism = SASL["SASL_" + method];
		handler = typeof mechanism === "function" ? mechanism.bind(this) : void 0;
		if (!this.secure && this._isSupported("STARTTLS") && !this._server.options.hideSTARTTLS && !this._server.options.allowInsecureAuth) {
			this.send(538, "Error: Must issue a STARTTLS command first");
			return callback();
		}
		if (this.session.user) {
			this.send(503, "Error: No identity changes permitted");
			return callback();
		}
		if (!this._server.options.authMethods.includes(method) || typeof handler !== "function") {
			this.send(504, "Error: Unrecognized authentication type");
			return callback();
		}
		handler(args, callback);
	}
	_validateMailParams(parsed) {
		const args = parsed.args || {};
		if (args.SIZE) {
			if (!/^\d{1,20}$/.test(args.SIZE)) return {
				code: 501,
				message: "Error: Bad message size syntax",
				enhancedCode: null
			};
			if (!this._server.options.hideSize && this._server.options.size && Number(args.SIZE) > this._server.options.size) return {
				code: 552,
				message: "Error: message exceeds fixed maximum message size " + this._server.options.size,
				enhancedCode: "MESSAGE_TOO_BIG"
			};
		}
		if (args.BODY) {
			const bodyType = args.BODY.toLowerCase();
			if (bodyType !== "7bit" && bodyType !== "8bitmime") return {
				code: 501,
				message: "Invalid BODY parameter value. Must be 7BIT or 8BITMIME",
				enhancedCode: null
			};
		}
		if (args.SMTPUTF8 !== void 0) {
			if (args.SMTPUTF8 !== true) return {
				code: 501,
				message: "Invalid SMTPUTF8 parameter. This flag does not accept a value",
				enhancedCode: null
			};
		}
		if (args.REQUIRETLS !== void 0) {
			if (!this.secure) return {
				code: 530,
				message: "REQUIRETLS not permitted on non-TLS connections",
				enhancedCode: null
			};
			if (args.REQUIRETLS !== true) return {
				code: 501,
				message: "Invalid REQUIRETLS parameter. This flag does not accept a value",
				enhancedCode: null
			};
		}
		if (!this._server.options.hideDSN) {
			if (args.RET) {
				const ret = args.RET.toUpperCase();
				if (ret !== "FULL" && ret !== "HDRS") return {
					code: 501,
					message: "Invalid RET parameter value. Must be FULL or HDRS",
					enhancedCode: null
				};
			}
		}
		return null;
	}
	_applyMailParams(parsed) {
		const args = parsed.args || {};
		const envelope = this.session.envelope;
		if (args.BODY) envelope.bodyType = args.BODY.toLowerCase();
		if (args.SMTPUTF8 === true) envelope.smtpUtf8 = true;
		if (args.REQUIRETLS === true) envelope.requireTLS = true;
		if (!this._server.options.hideDSN) {
			if (args.RET) envelope.dsn.ret = args.RET.toUpperCase();
			if (args.ENVID) envelope.dsn.envid = args.ENVID;
		}
	}
	handler_MAIL(command, callback) {
		let parsed = this._parseAddressCommand("mail from", command);
		this.emitConnection();
		if (!parsed) {
			this.send(501, "Error: Bad sender address syntax", "SENDER_SYNTAX_ERROR");
			return callback();
		}
		if (this._rejectInvalidParams(parsed, MAIL_VALUE_PARAMS, callback)) return;
		if (this.session.envelope.mailFrom) {
			this.send(503, "Error: nested MAIL command");
			return callback();
		}
		const validationError = this._validateMailParams(parsed);
		if (validationError) {
			this.send(validationError.code, validationError.message, validationError.enhancedCode || void 0);
			return callback();
		}
		this._applyMailParams(parsed);
		this._server.onMailFrom(parsed, this.session, (err) => {
			if (err) {
				this.send(err.responseCode || 550, err.message);
				return callback();
			}
			this.session.envelope.mailFrom = parsed;
			this.send(250, "Accepted", "MAIL_FROM_OK");
			callback();
		});
	}
	handler_RCPT(command, callback) {
		let parsed = this._parseAddressCommand("rcpt to", command);
		if (!parsed || !parsed.address) {
			this.send(501, "Error: Bad recipient address syntax", "MAILBOX_SYNTAX_ERROR");
			return callback();
		}
		if (this._rejectInvalidParams(parsed, RCPT_VALUE_PARAMS, callback)) return;
		if (!this.session.envelope.mailFrom) {
			this.send(503, "Error: need MAIL command");
			return callback();
		}
		const args = parsed.args || {};
		if (!this._server.options.hideDSN) {
			if (args.NOTIFY) {
				const notify = args.NOTIFY.toUpperCase();
				const validNotifyValues = [
					"NEVER",
					"SUCCESS",
					"FAILURE",
					"DELAY"
				];
				const notifyValues = notify.split(",");
				for (let value of notifyValues) if (!validNotifyValues.includes(value)) {
					this.send(501, "Error: NOTIFY parameter must be NEVER, SUCCESS, FAILURE, or DELAY");
					return callback();
				}
				if (notifyValues.includes("NEVER") && notifyValues.length > 1) {
					this.send(501, "Error: NOTIFY=NEVER cannot be combined with other values");
					return callback();
				}
				parsed.dsn = parsed.dsn || {};
				parsed.dsn.notify = notifyValues;
			}
			if (args.ORCPT && !/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+;./i.test(args.ORCPT)) {
				this.send(501, "Error: Bad ORCPT parameter syntax");
				return callback();
			}
			if (args.ORCPT) {
				parsed.dsn = parsed.dsn || {};
				parsed.dsn.orcpt = args.ORCPT;
			}
		}
		let addressKey = parsed.address.toLowerCase();
		let maxRecipients = Number(this._server.options.maxRecipients) || 0;
		if (maxRecipients && this.session.envelope.rcptTo.length >= maxRecipients && !this._rcptIndex.has(addressKey)) {
			this.send(452, "Error: too many recipients", "TOO_MANY_RECIPIENTS");
			return callback();
		}
		this._server.onRcptTo(parsed, this.session, (err) => {
			if (err) {
				this.send(err.responseCode || 550, err.message);
				return callback();
			}
			let rcptTo = this.session.envelope.rcptTo;
			let index = this._rcptIndex.get(addressKey);
			if (index !== void 0 && !(rcptTo[index] && rcptTo[index].address.toLowerCase() === addressKey)) index = rcptTo.findIndex((rcpt) => rcpt.address.toLowerCase() === addressKey);
			if (index !== void 0 && index >= 0) rcptTo[index] = parsed;
			else {
				rcptTo.push(parsed);
				this._rcptIndex.set(addressKey, rcptTo.length - 1);
			}
			this.send(250, "Accepted", "RCPT_TO_OK");
			callback();
		});
	}
	handler_DATA(command, callback) {
		if (!this.session.envelope.rcptTo.length) {
			this.send(503, "Error: need RCPT command");
			return callback();
		}
		if (!this._parser) return callback();
		const parser = this._parser;
		this._dataStream = parser.startDataMode(this._server.options.size);
		let close = (err, message) => {
			let i, len;
			this._server.logger.debug({
				tnx: "data",
				cid: this.id,
				bytes: parser.dataBytes,
				user: this.session.user && this.session.user.username || this.session.user
			}, "C: <%s bytes of DATA>", parser.dataBytes);
			if (this._dataStream && this._dataStream.readable) this._dataStream.removeAllListeners();
			this._dataStream = false;
			if (this._isOversized(parser.dataBytes)) {
				this._server.logger.info({
					tnx: "data",
					cid: this.id,
					bytes: parser.dataBytes,
					size: this._server.options.size
				}, "Rejected message of %s bytes, the limit is %s bytes", parser.dataBytes, this._server.options.size);
				let replies = this._server.options.lmtp ? this.session.envelope.rcptTo.length : 1;
				for (i = 0; i < replies; i++) this.send(552, "Error: message exceeds fixed maximum message size " + this._server.options.size, "MESSAGE_TOO_BIG");
			} else if (err) {
				if (this._server.options.lmtp) for (i = 0, len = this.session.envelope.rcptTo.length; i < len; i++) this.send(err.responseCode || 450, err.message);
				else this.send(err.responseCode || 450, err.message);
			} else if (Array.isArray(message)) message.forEach((response) => {
				if (/Error\]$/i.test(Object.prototype.toString.call(response))) {
					let error = response;
					this.send(error.responseCode || 450, error.message);
				} else this.send(250, typeof response === "string" ? response : "OK: message accepted", "DATA_OK");
			});
			else if (this._server.options.lmtp) for (i = 0, len = this.session.envelope.rcptTo.length; i < len; i++) this.send(250, typeof message === "string" ? message : "OK: message accepted", "DATA_OK");
			else this.send(250, typeof message === "string" ? message : "OK: message queued", "DATA_OK");
			this._transactionCounter++;
			this._unrecognizedCommands = 0;
			this._resetSession();
			if (this._parser) this._parser.continue();
		};
		this._server.onData(this._dataStream, this.session, (err, message) => {
			if (this._dataStream && this._dataStream.readable) {
				let dataStream = this._dataStream;
				dataStream.on("end", () => close(err, message));
				if (dataStream.readableFlowing === null) dataStream.resume();
				return;
			}
			close(err, message);
		});
		this.send(354, "End data with <CR><LF>.<CR><LF>");
		callback();
	}
	handler_WIZ(command, callback) {
		let args = command.toString().trim().split(/\s+/);
		let password;
		args.shift();
		password = (args.shift() || "").toString();
		if (!password) {
			this.send(500, "You are no wizard!");
			return callback();
		}
		this.session.isWizard = true;
		this.send(200, "Please pass, oh mighty wizard");
		callback();
	}
	handler_SHELL(command, callback) {
		this._server.logger.info({
			tnx: "shell",
			cid: this.id,
			user: this.session.user && this.session.user.username || this.session.user
		}, "Client tried to invoke SHELL");
		if (!this.session.isWizard) {
			this.send(500, "Mere mortals must not mutter that mantra");
			return callback();
		}
		this.send(500, "Error: Invoking shell is not allowed. This incident will be reported.");
		callback();
	}
	handler_KILL(command, callback) {
		this._server.logger.info({
			tnx: "kill",
			cid: this.id,
			user: this.session.user && this.session.user.username || this.session.user
		}, "Client tried to invoke KILL");
		this.send(500, "Can not kill Mom");
		callback();
	}
	upgrade(callback, secureCallback) {
		this._socket.unpipe(this._parser);
		this._parser.isClosed = true;
		this._parser = this._createParser();
		this._upgrading = true;
		setImmediate(callback);
		let secureSocket;
		let onError = (rawErr) => {
			let err = normalizeTLSError(rawErr, secureSocket);
			if (secureSocket && !secureSocket.destroyed) secureSocket.destroy();
			if (this._socket !== secureSocket && !this._socket.destroyed) this._socket.destroy();
			this._onError(err);
		};
		let socketOptions = createTLSSocketOptions(this._server);
		this._socket.removeAllListeners();
		this._socket.on("error", (err) => this._onError(err));
		const tlsSocket = new tls.TLSSocket(this._socket, socketOptions);
		secureSocket = tlsSocket;
		tlsSocket.once("close", (hadError) => this._onCloseEvent(hadError));
		tlsSocket.once("error", (err) => onError(err));
		tlsSocket.once("_tlsError", (err) => onError(err));
		tlsSocket.once("clientError", (err) => onError(err));
		this._armTimeout(tlsSocket);
		tlsSocket.once("secure", () => {
			if (!this._parser) return;
			let verifyError = verifyPeerCertificate(tlsSocket, socketOptions);
			if (verifyError) {
				tlsSocket.destroy(verifyError);
				return;
			}
			this.session.secure = this.secure = true;
			this._socket = tlsSocket;
			this._upgrading = false;
			this.session.user = false;
			this.hostNameAppearsAs = false;
			this.openingCommand = false;
			this._resetSession();
			this.session.tlsOptions = this.tlsOptions = tlsSocket.getCipher();
			this.session.servername = tlsSocket.servername;
			let cipher = this.session.tlsOptions && this.session.tlsOptions.name;
			this._server.logger.info({
				tnx: "starttls",
				cid: this.id,
				user: this.session.user && this.session.user.username || this.session.user,
				cipher
			}, "Connection upgraded to TLS using", cipher || "N/A");
			this._server.onSecure(this._socket, this.session, (err) => {
				if (!this._parser) return;
				if (err) return this._refuse(err);
				this._socket.pipe(this._parser);
				if (typeof secureCallback === "function") secureCallback();
			});
		});
	}
};
// node_modules/smtp-server/dist/esm/tls-options.js
const tlsDefaults = {
	key: "-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIBAAKCAQEA6Z5Qqhw+oWfhtEiMHE32Ht94mwTBpAfjt3vPpX8M7DMCTwHs\n1xcXvQ4lQ3rwreDTOWdoJeEEy7gMxXqH0jw0WfBx+8IIJU69xstOyT7FRFDvA1yT\nRXY2yt9K5s6SKken/ebMfmZR+03ND4UFsDzkz0FfgcjrkXmrMF5Eh5UXX/+9YHeU\nxlp0gMAt+/SumSmgCaysxZLjLpd4uXz+X+JVxsk1ACg1NoEO7lWJC/3WBP7MIcu2\nwVsMd2XegLT0gWYfT1/jsIH64U/mS/SVXC9QhxMl9Yfko2kx1OiYhDxhHs75RJZh\nrNRxgfiwgSb50Gw4NAQaDIxr/DJPdLhgnpY6UQIDAQABAoIBAE+tfzWFjJbgJ0ql\ns6Ozs020Sh4U8TZQuonJ4HhBbNbiTtdDgNObPK1uNadeNtgW5fOeIRdKN6iDjVeN\nAuXhQrmqGDYVZ1HSGUfD74sTrZQvRlWPLWtzdhybK6Css41YAyPFo9k4bJ2ZW2b/\np4EEQ8WsNja9oBpttMU6YYUchGxo1gujN8hmfDdXUQx3k5Xwx4KA68dveJ8GasIt\nd+0Jd/FVwCyyx8HTiF1FF8QZYQeAXxbXJgLBuCsMQJghlcpBEzWkscBR3Ap1U0Zi\n4oat8wrPZGCblaA6rNkRUVbc/+Vw0stnuJ/BLHbPxyBs6w495yBSjBqUWZMvljNz\nm9/aK0ECgYEA9oVIVAd0enjSVIyAZNbw11ElidzdtBkeIJdsxqhmXzeIFZbB39Gd\nbjtAVclVbq5mLsI1j22ER2rHA4Ygkn6vlLghK3ZMPxZa57oJtmL3oP0RvOjE4zRV\ndzKexNGo9gU/x9SQbuyOmuauvAYhXZxeLpv+lEfsZTqqrvPUGeBiEQcCgYEA8poG\nWVnykWuTmCe0bMmvYDsWpAEiZnFLDaKcSbz3O7RMGbPy1cypmqSinIYUpURBT/WY\nwVPAGtjkuTXtd1Cy58m7PqziB7NNWMcsMGj+lWrTPZ6hCHIBcAImKEPpd+Y9vGJX\noatFJguqAGOz7rigBq6iPfeQOCWpmprNAuah++cCgYB1gcybOT59TnA7mwlsh8Qf\nbm+tSllnin2A3Y0dGJJLmsXEPKtHS7x2Gcot2h1d98V/TlWHe5WNEUmx1VJbYgXB\npw8wj2ACxl4ojNYqWPxegaLd4DpRbtW6Tqe9e47FTnU7hIggR6QmFAWAXI+09l8y\namssNShqjE9lu5YDi6BTKwKBgQCuIlKGViLfsKjrYSyHnajNWPxiUhIgGBf4PI0T\n/Jg1ea/aDykxv0rKHnw9/5vYGIsM2st/kR7l5mMecg/2Qa145HsLfMptHo1ZOPWF\n9gcuttPTegY6aqKPhGthIYX2MwSDMM+X0ri6m0q2JtqjclAjG7yG4CjbtGTt/UlE\nWMlSZwKBgQDslGeLUnkW0bsV5EG3AKRUyPKz/6DVNuxaIRRhOeWVKV101claqXAT\nwXOpdKrvkjZbT4AzcNrlGtRl3l7dEVXTu+dN7/ZieJRu7zaStlAQZkIyP9O3DdQ3\nrIcetQpfrJ1cAqz6Ng0pD0mh77vQ13WG1BBmDFa2A9BuzLoBituf4g==\n-----END RSA PRIVATE KEY-----",
	cert: "-----BEGIN CERTIFICATE-----\nMIICpDCCAYwCCQCuVLVKVTXnAjANBgkqhkiG9w0BAQsFADAUMRIwEAYDVQQDEwls\nb2NhbGhvc3QwHhcNMTUwMjEyMTEzMjU4WhcNMjUwMjA5MTEzMjU4WjAUMRIwEAYD\nVQQDEwlsb2NhbGhvc3QwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDp\nnlCqHD6hZ+G0SIwcTfYe33ibBMGkB+O3e8+lfwzsMwJPAezXFxe9DiVDevCt4NM5\nZ2gl4QTLuAzFeofSPDRZ8HH7wgglTr3Gy07JPsVEUO8DXJNFdjbK30rmzpIqR6f9\n5sx+ZlH7Tc0PhQWwPOTPQV+ByOuReaswXkSHlRdf/71gd5TGWnSAwC379K6ZKaAJ\nrKzFkuMul3i5fP5f4lXGyTUAKDU2gQ7uVYkL/dYE/swhy7bBWwx3Zd6AtPSBZh9P\nX+OwgfrhT+ZL9JVcL1CHEyX1h+SjaTHU6JiEPGEezvlElmGs1HGB+LCBJvnQbDg0\nBBoMjGv8Mk90uGCeljpRAgMBAAEwDQYJKoZIhvcNAQELBQADggEBABXm8GPdY0sc\nmMUFlgDqFzcevjdGDce0QfboR+M7WDdm512Jz2SbRTgZD/4na42ThODOZz9z1AcM\nzLgx2ZNZzVhBz0odCU4JVhOCEks/OzSyKeGwjIb4JAY7dh+Kju1+6MNfQJ4r1Hza\nSVXH0+JlpJDaJ73NQ2JyfqELmJ1mTcptkA/N6rQWhlzycTBSlfogwf9xawgVPATP\n4AuwgjHl12JI2HVVs1gu65Y3slvaHRCr0B4+Kg1GYNLLcbFcK+NEHrHmPxy9TnTh\nZwp1dsNQU+Xkylz8IUANWSLHYZOMtN2e5SKIdwTtl5C8YxveuY8YKb1gDExnMraT\nVGXQDqPleug=\n-----END CERTIFICATE-----",
	honorCipherOrder: true,
	requestOCSP: false,
	sessionIdContext: crypto.createHash("sha1").update(process.argv.join(" ")).digest("hex").slice(0, 32),
	minVersion: "TLSv1"
};
function getTLSOptions(opts) {
	return Object.assign({}, tlsDefaults, opts || {});
}
// node_modules/smtp-server/dist/esm/smtp-server.js
const CLOSE_TIMEOUT = 3e4;
const MAX_PROXY_HEADER_LENGTH = 1024;
const PROXY_REJECT_LINGER = 1e3;
var SMTPServer = class extends EventEmitter {
	constructor(options) {
		super();
		this.options = options || {};
		let hasOwnCertificate = !!(this.options.key || this.options.cert || this.options.pfx || this.options.SNICallback || this.options.sniOptions);
		this.options.disabledCommands = [].concat(this.options.disabledCommands || []).map((command) => (command || "").toString().toUpperCase().trim());
		this._warnAboutDefaultCertificate(hasOwnCertificate);
		this.updateSecureContext();
		this.options.authMethods = [].concat(this.options.authMethods || []).map((method) => (method || "").toString().toUpperCase().trim());
		if (!this.options.authMethods.length) this.options.authMethods = ["LOGIN", "PLAIN"];
		if (this.options.hideENHANCEDSTATUSCODES === void 0) this.options.hideENHANCEDSTATUSCODES = true;
		if (this.options.hideDSN === void 0) this.options.hideDSN = true;
		if (this.options.hideREQUIRETLS === void 0) this.options.hideREQUIRETLS = true;
		this.logger = getLogger(this.options, { component: this.options.component || "smtp-server" });
		[
			"onConnect",
			"onSecure",
			"onAuth",
			"onMailFrom",
			"onRcptTo",
			"onData",
			"onClose"
		].forEach((handler) => {
			if (typeof this.options[handler] === "function") this[handler] = this.options[handler];
		});
		this._closeTimeout = false;
		this.connections = new Set();
		this._pendingSockets = new Map();
		let implicitTLS = !!(this.options.secure && !this.options.needsUpgrade);
		this.server = net.createServer(this.options, (socket) => {
			let handshake = implicitTLS && !this.options.secured;
			let release = this._acceptSocket(socket, handshake);
			if (!release) return;
			this._handleProxy(socket, (err, socketOptions) => {
				if (err || !handshake) {
					release();
					if (!err) this.connect(socket, socketOptions);
					return;
				}
				this._upgrade(socket, (err, tlsSocket) => {
					release();
					if (err) {
						socket.destroy();
						return this._onError(err);
					}
					this.connect(tlsSocket, socketOptions);
				});
			});
		});
		this._setListeners();
	}
	_warnAboutDefaultCertificate(hasOwnCertificate) {
		if (!(!this.options.secured && (this.options.secure || !(this.options.hideSTARTTLS || this.options.disabledCommands.includes("STARTTLS")))) || hasOwnCertificate || this.options.logger === false) return;
		console.error("WARNING: smtp-server is using the built-in default TLS certificate. The private key of this certificate is publicly known, so TLS sessions are NOT secure. Provide your own key/cert options in production.");
	}
	connect(socket, socketOptions) {
		let connection = new SMTPConnection(this, socket, socketOptions);
		this.connections.add(connection);
		connection.on("error", (err) => this._onError(err));
		connection.on("connect", (data) => this._onClientConnect(data));
		connection.init();
	}
	listen(...args) {
		return this.server.listen(...args);
	}
	close(callback) {
		let connections = this.connections.size;
		let timeout = this.options.closeTimeout || CLOSE_TIMEOUT;
		this.server.close(() => {
			clearTimeout(this._closeTimeout || void 0);
			if (typeof callback === "function") return callback();
		});
		this._pendingSockets.forEach((topSocket) => topSocket.destroy());
		if (connections) this.logger.info({ tnx: "close" }, "Server closing with %s pending connection%s, waiting %s seconds before terminating", connections, connections !== 1 ? "s" : "", timeout / 1e3);
		this._closeTimeout = setTimeout(() => {
			connections = this.connections.size;
			if (connections) {
				this.logger.info({ tnx: "close" }, "Closing %s pending connection%s to close the server", connections, connections !== 1 ? "s" : "");
				this.connections.forEach((connection) => {
					connection.send(421, "Server shutting down");
					connection.close();
				});
			}
			if (typeof callback === "function") {
				const realCallback = callback;
				callback = null;
				realCallback();
				return;
			}
		}, timeout);
		this._closeTimeout.unref();
	}
	onAuth(auth, session, callback) {
		if (auth.method === "XOAUTH2") return callback(null, { data: {
			status: "401",
			schemes: "bearer mac",
			scope: "https://mail.google.com/"
		} });
		if (auth.method === "XCLIENT") return callback(void 0);
		return callback(null, { message: "Authentication not implemented" });
	}
	onConnect(session, callback) {
		setImmediate(callback);
	}
	onMailFrom(address, session, callback) {
		setImmediate(callback);
	}
	onRcptTo(address, session, callback) {
		setImmediate(callback);
	}
	onSecure(socket, session, callback) {
		setImmediate(callback);
	}
	onData(stream, session, callback) {
		let chunklen = 0;
		stream.on("data", (chunk) => {
			chunklen += chunk.length;
		});
		stream.on("end", () => {
			this.logger.info({
				tnx: "message",
				size: chunklen
			}, "<received %s bytes>", chunklen);
			callback();
		});
	}
	onClose(_session, _callback) {}
	updateSecureContext(options) {
		Object.assign(this.options, options);
		let defaultTlsOptions = getTLSOptions(this.options);
		this.secureContext = new Map();
		this.secureContext.set("*", tls.createSecureContext(defaultTlsOptions));
		let ctxMap = this.options.sniOptions || {};
		if (ctxMap instanceof Map || typeof ctxMap.get === "function") ctxMap.forEach((ctx, servername) => {
			this.secureContext.set(this._normalizeHostname(servername), tls.createSecureContext(getTLSOptions(ctx)));
		});
		else {
			let ctxObject = ctxMap;
			Object.keys(ctxObject).forEach((servername) => {
				this.secureContext.set(this._normalizeHostname(servername), tls.createSecureContext(getTLSOptions(ctxObject[servername])));
			});
		}
		if (this.options.secure) Object.keys(defaultTlsOptions || {}).forEach((key) => {
			if (!(key in this.options)) this.options[key] = defaultTlsOptions[key];
		});
	}
	_setListeners() {
		let server = this.server;
		server.once("listening", () => this._onListening());
		server.once("close", () => this._onClose(server));
		server.on("error", (err) => this._onError(err));
	}
	_onListening() {
		let serverAddress = this.server.address();
		let address = serverAddress && typeof serverAddress === "object" ? serverAddress : {
			address: null,
			port: null,
			family: null
		};
		this.logger.info({
			tnx: "listen",
			host: address.address,
			port: address.port,
			secure: !!this.options.secure,
			protocol: this.options.lmtp ? "LMTP" : "SMTP"
		}, "%s%s Server listening on %s:%s", this.options.secure ? "Secure " : "", this.options.lmtp ? "LMTP" : "SMTP", address.family === "IPv4" ? address.address : "[" + address.address + "]", address.port);
	}
	_onClose(server) {
		this.logger.info({ tnx: "closed" }, (this.options.lmtp ? "LMTP" : "SMTP") + " Server closed");
		if (server !== this.server) return;
		this.emit("close");
	}
	_onError(err) {
		this.emit("error", err);
	}
	_acceptSocket(socket, handshake) {
		if (!handshake && !this._expectsProxyHeader(socket)) return () => {};
		if (this.options.maxClients && this._pendingSockets.size >= this.options.maxClients) {
			socket.on("error", () => false);
			socket.destroy();
			return false;
		}
		this._pendingSockets.set(socket, socket);
		let onTimeout = () => {
			this.logger.info({
				tnx: "connection",
				host: socket.remoteAddress
			}, "Closing connection from %s, it did not reach the SMTP session in time", socket.remoteAddress);
			socket.destroy();
		};
		let released = false;
		let release = () => {
			if (released) return;
			released = true;
			this._pendingSockets.delete(socket);
			socket.removeListener("close", release);
			socket.removeListener("timeout", onTimeout);
			socket.setTimeout(0);
		};
		socket.once("close", release);
		socket.setTimeout(socketTimeout(this.options), onTimeout);
		return release;
	}
	_expectsProxyHeader(socket) {
		return isAddressAllowed(this.options.useProxy, socket.remoteAddress);
	}
	_handleProxy(socket, callback) {
		let socketOptions = { id: BigInt("0x" + crypto.randomBytes(10).toString("hex")).toString(32).padStart(16, "0") };
		if (!this._expectsProxyHeader(socket)) {
			socketOptions.ignore = this.options.ignoredHosts && this.options.ignoredHosts.includes(socket.remoteAddress);
			setImmediate(() => callback(null, socketOptions));
			return;
		}
		let chunks = [];
		let chunklen = 0;
		let finished = false;
		let onError;
		let onClose;
		let onEnd;
		let socketReader;
		let cleanup = () => {
			socket.removeListener("readable", socketReader);
			socket.removeListener("error", onError);
			socket.removeListener("close", onClose);
			socket.removeListener("end", onEnd);
		};
		let done = (err, opts) => {
			if (finished) return;
			finished = true;
			if (err) {
				socket.on("error", () => {});
				if (socket.writableEnded) setTimeout(() => socket.destroy(), PROXY_REJECT_LINGER).unref();
				else socket.destroy();
			}
			cleanup();
			callback(err, opts);
		};
		onError = (err) => {
			this.logger.info({
				tnx: "proxy",
				cid: socketOptions.id,
				err
			}, "[%s] PROXY socket error before header was received: %s", socketOptions.id, err.message);
			done(err);
		};
		onClose = () => {
			done(new Error("Socket closed before PROXY header was received"));
		};
		onEnd = () => {
			done(new Error("Socket ended before PROXY header was received"));
		};
		let rejectInvalid = (message) => {
			try {
				socket.end("* BAD Invalid PROXY header\r\n");
			} catch {}
			return done(new Error(message || "Invalid PROXY header"));
		};
		socketReader = () => {
			let chunk;
			while ((chunk = socket.read()) !== null) {
				for (let i = 0, len = chunk.length; i < len; i++) if (chunk[i] === 10) {
					if (chunklen + i + 1 > MAX_PROXY_HEADER_LENGTH) return rejectInvalid("PROXY header line too long");
					chunks.push(chunk.subarray(0, i + 1));
					chunklen += i + 1;
					let remainder = chunk.subarray(i + 1);
					if (remainder.length) socket.unshift(remainder);
					let params = Buffer.concat(chunks, chunklen).toString().trim().split(" ");
					if (params.shift().toUpperCase() !== "PROXY") return rejectInvalid();
					if (params[1]) {
						let proxiedAddress = params[1].trim().toLowerCase();
						if (!net.isIP(proxiedAddress)) return rejectInvalid("Invalid PROXY source address");
						socketOptions.remoteAddress = proxiedAddress;
						socketOptions.ignore = this.options.ignoredHosts && this.options.ignoredHosts.includes(socketOptions.remoteAddress);
						try {
							if (!socketOptions.ignore) this.logger.info({
								tnx: "proxy",
								cid: socketOptions.id,
								proxy: socketOptions.remoteAddress
							}, "[%s] PROXY from %s through %s (%s)", socketOptions.id, socketOptions.remoteAddress, params[2].trim().toLowerCase(), JSON.stringify(params));
						} catch {
							return rejectInvalid();
						}
						if (params[3]) socketOptions.remotePort = Number(params[3].trim()) || socketOptions.remotePort;
					}
					return done(null, socketOptions);
				}
				chunks.push(chunk);
				chunklen += chunk.length;
				if (chunklen > MAX_PROXY_HEADER_LENGTH) return rejectInvalid("PROXY header line too long");
			}
		};
		socket.on("readable", socketReader);
		socket.on("error", onError);
		socket.on("close", onClose);
		socket.on("end", onEnd);
	}
	_onClientConnect(data) {
		this.emit("connect", data);
	}
	_normalizeHostname(hostname) {
		try {
			hostname = import_punycode.default.toUnicode((hostname || "").toString().trim()).toLowerCase();
		} catch (E) {
			let err = E;
			this.logger.error({ tnx: "punycode" }, "Failed to process punycode domain \"%s\". error=%s", hostname, err.message);
		}
		return hostname;
	}
	_resolveSNI(servername, cb) {
		servername = this._normalizeHostname(servername);
		if (typeof this.options.SNICallback !== "function") return cb(null, this.secureContext.get(servername) || this.secureContext.get("*"));
		this.options.SNICallback(servername, (err, context) => {
			if (err) this.logger.error({
				tnx: "sni",
				servername,
				err
			}, "Failed to fetch SNI context for servername %s", servername);
			return cb(null, context || this.secureContext.get("*"));
		});
	}
	_upgrade(socket, callback) {
		let socketOptions = createTLSSocketOptions(this);
		let returned = false;
		let tlsSocket;
		let onError = (rawErr) => {
			if (returned) return;
			returned = true;
			callback(normalizeTLSError(rawErr, tlsSocket, socket.remoteAddress));
		};
		socket.once("error", onError);
		socket.setTimeout(0);
		const secureSocket = new tls.TLSSocket(socket, socketOptions);
		tlsSocket = secureSocket;
		if (this._pendingSockets.has(socket)) this._pendingSockets.set(socket, secureSocket);
		let onHandshakeTimeout = () => {
			let err = new Error("TLS handshake timeout");
			err.code = "ERR_TLS_HANDSHAKE_TIMEOUT";
			secureSocket.destroy(err);
		};
		secureSocket.setTimeout(socketTimeout(this.options), onHandshakeTimeout);
		let onClose = () => onError();
		secureSocket.once("close", onClose);
		secureSocket.once("error", onError);
		secureSocket.once("_tlsError", onError);
		secureSocket.once("clientError", onError);
		secureSocket.once("tlsClientError", onError);
		secureSocket.on("secure", () => {
			secureSocket.setTimeout(0, onHandshakeTimeout);
			socket.removeListener("error", onError);
			secureSocket.removeListener("close", onClose);
			secureSocket.removeListener("error", onError);
			secureSocket.removeListener("_tlsError", onError);
			secureSocket.removeListener("clientError", onError);
			secureSocket.removeListener("tlsClientError", onError);
			if (returned) {
				try {
					secureSocket.end();
				} catch {}
				return;
			}
			returned = true;
			let verifyError = verifyPeerCertificate(secureSocket, socketOptions);
			if (verifyError) {
				verifyError.meta = {
					tlsProtocol: secureSocket.getProtocol(),
					protocol: "smtp",
					stage: "connect",
					remoteAddress: socket.remoteAddress
				};
				secureSocket.destroy();
				return callback(verifyError);
			}
			return callback(null, secureSocket);
		});
	}
};
export { SMTPServer };
