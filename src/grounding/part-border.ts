/** Where one part of a sentence ends and the next begins. */
export const partBorder = /,\s|;\s|\sand\s|\swhile\s|\sbut\s|(?<=[가-힣](?:고|며|지만|으나))\s/gu;
