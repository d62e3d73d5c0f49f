import { z } from "zod";
import { collectionScopeSchema, type DocumentsChange } from "#protocol";
import { withChange } from "../../api/sessions.ts";
import { keepDraft } from "../../drafts/drafts.ts";
import { readForm, useKeptForm } from "../../drafts/use-kept-form.ts";

const newChatSchema = z.object({
  documents: z.array(z.string()),
  model: z.string().nullable(),
  collections: collectionScopeSchema.default("all"),
});
type NewChat = z.infer<typeof newChatSchema>;

const key = "new chat";
const blank: NewChat = { documents: [], model: null, collections: "all" };

/** What goes along with the first message of a chat. It is kept as the words of that message are, and goes when they go. */
export const useNewChat = (): NewChat => useKeptForm(key, newChatSchema).form ?? blank;

const readNewChat = () => readForm(key, newChatSchema) ?? blank;

export const changeNewChat = (change: Partial<NewChat>) =>
  keepDraft(key, JSON.stringify({ ...readNewChat(), ...change }));

/** Files arrive long after they were dropped: they are added to what is kept by then, also while another page is open. */
export const attachToNewChat = (change: DocumentsChange) =>
  changeNewChat({ documents: withChange(readNewChat().documents, change) });

export const forgetNewChat = () => keepDraft(key, "");
