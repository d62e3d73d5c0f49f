/** A word in Latin letters that could be a name. */
export const latinWord =
  /[A-ZÀ-ÞḀ-Ỿ][A-Za-zÀ-ɏḀ-ỿ\p{M}\d’'.+-]*|[a-z]+[A-Z][A-Za-z\d+-]*|\d+[A-Za-z]+\d+|[A-Z\d]+(?:-[A-Za-z\d]+)+/gu;
