/** What is given by one and taken by another. */
export const transfers: ReadonlySet<string> = new Set(
  "pay return repay deliver transfer notify submit provide request consent disclose liable".split(" "),
);

/** What somebody does, answers for or owns. A meaning that only qualifies (서면, 사전) has no doer. */
export const acts: ReadonlySet<string> = new Set([
  ..."terminate renew bear repay pledge inspect refuse cure breach late exempt use keep destroy change fault own deduct".split(
    " ",
  ),
  ..."forfeit compete publish license employ dismiss resign withdraw install sublet subcontract insure order attend".split(
    " ",
  ),
  ..."collect store encrypt protect buy prohibit keepin register work duty".split(" "),
  ...transfers,
]);
