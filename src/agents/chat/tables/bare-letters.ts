/** A name in its letters alone: what is written together here and apart there is the same. */
export const bareLetters = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_*`'"“”‘’()[\]「」·]+/g, "");
