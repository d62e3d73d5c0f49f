/**
 * A JSON schema in the words that `node-llama-cpp` makes grammars from. It knows no `anyOf` (which is how zod writes
 * most of what is nullable) and would let any JSON through in its place, and it knows only three formats of strings.
 */
export function toGrammarSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toGrammarSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "anyOf") out.oneOf = toGrammarSchema(value);
    else if (key === "allOf" && Array.isArray(value)) Object.assign(out, ...value.map(toGrammarSchema));
    else if (key === "format") {
      if (knownFormats.has(String(value))) out.format = value;
    } else if (key === "properties" || key === "$defs") out[key] = eachValue(value);
    // Values that a field may take are data, whatever they look like.
    else out[key] = key === "enum" || key === "const" || key === "default" ? value : toGrammarSchema(value);
  }
  return out;
}

const knownFormats = new Set(["date-time", "time", "date"]);

/** Here the keys are names of fields, which may be called `anyOf` or `format` themselves. */
function eachValue(fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, toGrammarSchema(schema)]));
}
