import { C as string, o as array } from "./schemas.mjs";
import { t as DetectorDataSchema } from "./own-battery.mjs";
// src/formats/attack.ts
const AttackShape = {
	id: string(),
	category: string(),
	transform: string(),
	intent: string(),
	prompt: string(),
	turns: array(string()).optional(),
	goal: string().optional(),
	detect: array(DetectorDataSchema).optional()
};
export { AttackShape as t };
