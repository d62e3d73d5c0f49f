import { Fragment } from "react";
import { FieldName } from "./field-name.tsx";
import type { ValueWords } from "./value-words.ts";

/** A place in a value, from outside in: `calls.0.arguments` is "부른 도구 1 › 건넨 것". Places of lists count from one. */
export function FieldPath({ path, words }: { path: string; words: ValueWords }) {
  return path.split(".").map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes its order
    <Fragment key={at}>
      {isPlace(name) ? ` ${Number(name) + 1}` : at === 0 ? "" : " › "}
      {isPlace(name) ? null : <FieldName name={name} words={words} />}
    </Fragment>
  ));
}

const isPlace = (name: string) => /^\d+$/.test(name);
