import { createTexts } from "#protocol";
import words from "./texts.json" with { type: "json" };

export const inspectionText = createTexts(words);
