/** A year in which a work may have appeared. */
export const workYear = /(?<!\d)((?:1[5-9]|20)\d{2})(?!\d)(?!년대)/gu;
