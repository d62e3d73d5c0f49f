import { particle, shift, unit } from "../meanings.ts";
import { type DateEntry, phrases } from "../token.ts";

/** What joins a day to others or to what was told: of, until, ago, every, moved. */
export const englishRelationWords: readonly DateEntry[] = [
  ...phrases(particle("of"), "of", "'s", "s'", "’s"),
  ...phrases({ kind: "in" }, "in"),
  ...phrases(
    { kind: "backwards" },
    ...["count back", "counting back", "count backwards", "counting backwards", "going back", "go back", "backwards"],
  ),
  ...phrases(particle("until"), "until", "till", "til", "'til", "to", "up to", "through", "before we get to"),
  ...["from today", "from now"].flatMap((start) =>
    phrases(particle("until"), `${start} to`, `${start} until`, `${start} till`),
  ),
  ...phrases(particle("from"), "since", "starting"),
  ...phrases(
    particle("not"),
    ...["moved", "pushed", "slipped", "changed", "rescheduled", "postponed", "shifted"].map((verb) => `${verb} from`),
  ),
  ...phrases({ kind: "filler" }, "not this one", "not that one"),
  ...phrases(
    [{ kind: "edge", edge: "end" }, particle("of"), shift(0), unit("month")],
    "last day of the month",
    "the last day of the month",
    "final day of the month",
  ),
  ...(
    [
      ["after next", 2],
      ["before last", -2],
      ["after this one", 1],
    ] as const
  ).flatMap(([which, by]) =>
    phrases(
      [{ kind: "edge", edge: "end" }, particle("of"), shift(by), unit("month")],
      `last day of the month ${which}`,
      `the last day of the month ${which}`,
    ),
  ),
  ...(
    [
      ["EOM", "month"],
      ["EOQ", "quarter"],
      ["EOY", "year"],
    ] as const
  ).flatMap(([end, period]) => phrases([{ kind: "edge", edge: "end" }, particle("of"), shift(0), unit(period)], end)),
  ...phrases(particle("not"), "not", "instead of", "rather than", "not counting", "excluding", "except"),
  ...phrases(particle("with"), "and"),
  ...phrases(particle("other"), "or"),
  ...phrases(particle("other", { endsClause: true }), "but", "because", "cuz", "although"),
  ...phrases({ kind: "direction", by: -1, fromNow: true }, "ago", "back"),
  ...phrases(
    { kind: "direction", by: 1, fromNow: true },
    "from now",
    "later",
    "hence",
    "from today",
    "from this day",
    ...["out from today", "out from now"],
    "after today",
    "away",
  ),
  ...phrases({ kind: "direction", by: 1, fromNow: false }, "from", "after", "following on", "on or after"),
  ...phrases({ kind: "direction", by: -1, fromNow: false }, "on or before"),
  ...phrases({ kind: "direction", by: -1, fromNow: false }, "before", "prior to", "ahead of", "in advance of"),
  ...phrases(
    { kind: "direction", by: -1, fromNow: false },
    ...["before", "prior to", "ahead of"].flatMap((before) => [`notice ${before}`, `in advance ${before}`]),
  ),
  ...phrases(
    { kind: "edge", edge: "end" },
    "end",
    "last day",
    "the last day",
    "final day",
    "the final day",
    "end date",
    "closing date",
    "ending",
    "very last day",
    ...["valid", "possible", "full", "legal", "eligible", "covered", "safe", "permitted"].flatMap((kind) => [
      `last ${kind} day`,
      `the last ${kind} day`,
      `final ${kind} day`,
    ]),
    "close",
    "very end",
  ),
  ...phrases(
    { kind: "edge", edge: "start" },
    "start",
    "beginning",
    "first day",
    "start date",
    "opening day",
    "very first day",
  ),
  ...phrases(
    { kind: "unnamed" },
    "every",
    "each",
    "within",
    "business",
    "holiday",
    "holidays",
    ...["public holiday", "bank holiday", "korean holiday", "national holiday"],
    "daily",
    "weekly",
    "ordinary",
    ...["midpoint", "halfway", "midway", "middle day"],
    "future",
  ),
  ...["weekends", "saturdays and sundays", "sat and sun"].flatMap((weekend) =>
    phrases(
      { kind: "skips", weekends: true, holidays: false },
      ...["excluding", "not counting", "not including", "skipping", "without", "ignoring", "leaving out", "minus"].map(
        (how) => `${how} ${weekend}`,
      ),
      ...["excluded", "don't count", "not included", "not counted", "aside"].map((how) => `${weekend} ${how}`),
    ),
  ),
  ...["weekdays", "mon-fri", "monday to friday", "monday through friday", "monday-friday", "mon to fri"].flatMap(
    (days) =>
      phrases(
        { kind: "skips", weekends: true, holidays: false },
        ...["counting only", "only counting", "counting just", "just counting"].map((how) => `${how} ${days}`),
        `${days} only`,
      ),
  ),
  ...["holidays", "public holidays", "bank holidays"].flatMap((holidays) => [
    ...phrases(
      { kind: "skips", weekends: false, holidays: false },
      ...[
        "ignoring",
        "ignore",
        "ignore any",
        "ignore all",
        "ignoring any",
        "regardless of",
        "disregarding",
        "including",
      ].map((how) => `${how} ${holidays}`),
      `${holidays} don't matter`,
      `don't worry about ${holidays}`,
      `${holidays} count`,
    ),
    ...phrases(
      { kind: "skips", weekends: true, holidays: true },
      `excluding weekends and ${holidays}`,
      `not counting weekends or ${holidays}`,
      `not counting weekends and ${holidays}`,
      `skipping weekends and ${holidays}`,
    ),
  ]),
  ...["counts as", "being", "as", "is", "was", "counting as", "="].flatMap((as) => [
    ...phrases({ kind: "counts-as", number: 1 }, `${as} day 1`, `${as} day one`),
    ...phrases({ kind: "counts-as", number: 0 }, `${as} day 0`, `${as} day zero`),
  ]),
  ...["is", "was", "being", "=", ":"].flatMap((as) => [
    ...phrases({ kind: "counts-as", number: 1 }, `day 1 ${as}`, `day one ${as}`),
    ...phrases({ kind: "counts-as", number: 0 }, `day 0 ${as}`, `day zero ${as}`),
  ]),
  ...["first day", "first working day", "first workday", "first day of work"].flatMap((day) =>
    phrases(
      { kind: "back-at-work" },
      ...["back", "back at work", "back in the office", "back at the office", "back on the job"].map(
        (back) => `${day} ${back}`,
      ),
    ),
  ),
  ...phrases({ kind: "closest" }, "closest", "nearest"),
  ...phrases({ kind: "substitute" }, "substitute holiday", "substitute public holiday", "substitute day off"),
  ...(["day", "week", "month"] as const).flatMap((unit) =>
    phrases({ kind: "interval", amount: 2, unit }, `every other ${unit}`, `every second ${unit}`),
  ),
  ...phrases(
    { kind: "interval", amount: 2, unit: "week" },
    "biweekly",
    "bi-weekly",
    "every other",
    "every alternate",
    "fortnightly",
  ),
  ...phrases({ kind: "every", unit: "month" }, "every month", "each month"),
  ...phrases({ kind: "every", unit: "week" }, "every week", "each week"),
  ...(["week", "month", "year"] as const).flatMap((unit) =>
    phrases({ kind: "that-period", unit, shift: 0 }, `that ${unit}`, `that same ${unit}`, `the same ${unit}`),
  ),
  ...phrases({ kind: "between" }, "between", "apart"),
  ...phrases({ kind: "each" }, "both", "respectively", "each of them"),
  ...phrases({ kind: "each" }, "two dates", "both dates", "2 dates", "the two dates", "three dates"),
  ...["which dates", "what dates"].flatMap((dates) =>
    ["are those", "are they", "are these", "would those be", "do those fall on", "are we talking about"].flatMap(
      (those) => phrases([{ kind: "ask", asks: "day", past: false }, { kind: "each" }], `${dates} ${those}`),
    ),
  ),
  ...["what are", "whats", "what's"].flatMap((what) =>
    ["those dates", "these dates", "the two dates", "both dates", "those two dates"].flatMap((those) =>
      phrases([{ kind: "ask", asks: "day", past: false }, { kind: "each" }], `${what} ${those}`),
    ),
  ),
  ...phrases({ kind: "lunar" }, "lunar", "lunar calendar"),
  ...phrases({ kind: "edge-verb", edge: "start" }, "begin", "begins"),
  ...phrases({ kind: "edge-verb", edge: "end" }, "ends", "finishes", "expires", "wrap up", "wraps up"),
  ...phrases(
    { kind: "edge-verb", edge: "end" },
    "come up",
    "comes up",
    "run out",
    "runs out",
    "is it up",
    "be up",
    "is up",
  ),
  ...phrases({ kind: "around" }, "break"),
  ...phrases(
    [
      { kind: "span", amount: 1, unit: "day" },
      { kind: "direction", by: -1, fromNow: false },
    ],
    "eve of",
  ),
  ...phrases({ kind: "moved", by: -1 }, "eve"),
];
