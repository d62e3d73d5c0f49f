import { createFailures } from "#protocol";
import words from "./failures.json" with { type: "json" };

export const inspectionFailure = createFailures(words);
