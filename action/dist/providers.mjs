import { t as BacktrailError } from "./error.mjs";
// src/cli/exit-code.ts
const EXIT = {
	ok: 0,
	failed: 1,
	finding: 2,
	usage: 3,
	inconclusive: 4,
	interrupted: 130
};
function exitCodeOf(code) {
	switch (code) {
		case "usage":
		case "unavailable":
		case "not_built": return EXIT.usage;
		case "format":
		case "origin_leak":
		case "io":
		case "external":
		case "effect": return EXIT.failed;
	}
}
// src/cli/environment.ts
function expandEnvironment(value, env, where) {
	if (Array.isArray(value)) return value.map((item) => expandEnvironment(item, env, where));
	if (typeof value !== "string") return value;
	return value.replace(/(\$?)\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, escaped, name) => escaped === "" ? variable(String(name), env, where) : whole.slice(1));
}
function withHeaderEnv(options, env) {
	const entries = headerEnvOf(options);
	if (entries.length === 0) return options;
	const given = options["header"] ?? [];
	const lines = entries.map(([header, name]) => `${header}: ${variable(name, env, "--header-env")}`);
	return {
		...options,
		header: [...Array.isArray(given) ? given : [given], ...lines]
	};
}
function headerEnvValues(options, env) {
	return headerEnvOf(options).map(([, name]) => variable(name, env, "--header-env"));
}
function headerEnvOf(options) {
	const given = options["headerEnv"] ?? [];
	return (Array.isArray(given) ? given : [given]).map((entry) => {
		const [, header = "", name = ""] = /^([^\s:=]+)=([A-Za-z_]\w*)$/.exec(String(entry)) ?? [];
		if (name !== "") return [header, name];
		throw new BacktrailError({
			code: "usage",
			where: "--header-env",
			message: "needs HEADER=VARIABLE, the header's name and the environment variable's"
		});
	});
}
function variable(name, env, where) {
	const value = env[name] ?? "";
	if (value !== "") return value;
	throw new BacktrailError({
		code: "usage",
		where,
		message: `the environment variable ${name} is not set`
	});
}
// src/probe/agent/providers.ts
const PROVIDERS = {
	openai: {
		defaultModel: "gpt-4o-mini",
		keyVariable: "OPENAI_API_KEY"
	},
	anthropic: {
		defaultModel: "claude-haiku-4-5",
		keyVariable: "ANTHROPIC_API_KEY"
	},
	gemini: {
		defaultModel: "gemini-2.5-flash",
		keyVariable: "GEMINI_API_KEY"
	},
	groq: {
		defaultModel: "llama-3.3-70b-versatile",
		keyVariable: "GROQ_API_KEY"
	},
	deepseek: {
		defaultModel: "deepseek-chat",
		keyVariable: "DEEPSEEK_API_KEY"
	},
	mistral: {
		defaultModel: "mistral-small-latest",
		keyVariable: "MISTRAL_API_KEY"
	}
};
function isProvider(name) {
	return Object.hasOwn(PROVIDERS, name);
}
export { withHeaderEnv as a, headerEnvValues as i, isProvider as n, EXIT as o, expandEnvironment as r, exitCodeOf as s, PROVIDERS as t };
