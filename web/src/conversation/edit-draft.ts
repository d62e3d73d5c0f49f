import { z } from "zod";

/** An edited question is kept until the server has it, as every draft is. */
export const editDraftSchema = z.string();
export const editDraftKey = (messageId: string) => `edit of ${messageId}`;
