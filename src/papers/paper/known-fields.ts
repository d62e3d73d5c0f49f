/** A record without the fields that are undefined, so that laying it over another does not wipe out what that one knows. */
export function knownFields<Fields extends object>(record: Fields): Fields {
  const known = { ...record };
  for (const [field, value] of Object.entries(known)) if (value === undefined) Reflect.deleteProperty(known, field);
  return known;
}
