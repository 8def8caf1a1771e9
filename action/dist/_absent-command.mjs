// \0absent-command
const run = async ({ context }) => {
	await context.stderr.write("error: this command is not in the Action; install the package backtrail\n");
	return 3;
};
export { run };
