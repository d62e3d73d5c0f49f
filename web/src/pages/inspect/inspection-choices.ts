import type { InspectChoices } from "../../api/inspect.ts";

export interface InspectionChoices extends InspectChoices {
  readonly document: string | null;
}

/** The choices of an inspection wait here while its page opens. */
const waiting = new Map<string, InspectionChoices>();

export const leaveChoices = (sessionId: string, choices: InspectionChoices) => waiting.set(sessionId, choices);

/** An inspection that is opened again is only looked at. */
export const choicesOf = (sessionId: string): InspectionChoices | null => waiting.get(sessionId) ?? null;
