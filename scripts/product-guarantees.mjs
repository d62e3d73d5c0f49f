// What Jihwi promises beyond its agents' invariants, with the code that keeps it and the test that fails without that code.
export const productGuarantees = [
  {
    sentence: "A key is sent only to the address it was entered for.",
    enforcedIn: "src/models/variables.ts",
    test: "test/app/keys.test.ts",
  },
  {
    sentence: "A redirect takes no key to another address, and no refusal shows the key that it repeats.",
    enforcedIn: "src/net/fetch-within-origin.ts",
    test: "src/papers/connectors/sources.test.ts",
  },
  {
    sentence:
      "Keys, tool servers and webhooks stand in the store sealed (AES-256-GCM), and in no file, table or export in plain words.",
    enforcedIn: "src/app/vault.ts",
    test: "test/app/keys.test.ts",
  },
  {
    sentence: "No log line holds a key, the access token or the database's password.",
    enforcedIn: "src/app/log.ts",
    test: "test/app/access.test.ts",
  },
  {
    sentence: "Wrong tokens are recorded, answered ever later, and refused with 429 after 20 in a minute.",
    enforcedIn: "src/server/attempts.ts",
    test: "test/app/access.test.ts",
  },
  {
    sentence: "An internal error tells a client nothing of the machine.",
    enforcedIn: "src/protocol/errors.ts",
    test: "test/app/access.test.ts",
  },
  {
    sentence: "A store that fails tells no client which folder or database it is in; the log is told.",
    enforcedIn: "src/store/faults.ts",
    test: "src/server/errors.test.ts",
  },
  {
    sentence: "Changes of settings, exports and removals are in the audit log, by name.",
    enforcedIn: "src/app/audit.ts",
    test: "test/app/access.test.ts",
  },
  {
    sentence:
      "A removed session leaves none of its words in any file of the data folder (SQLite), and a removed document none but what conversations have quoted of it: how many is told before, and it goes with them.",
    enforcedIn: "src/store/dialects/sqlite/sqlite-dialect.ts",
    test: "test/app/deletion.test.ts",
  },
  {
    sentence: "The words of a removed document leave the search index with it, however large the index is.",
    enforcedIn: "src/search/index/merge-policy.ts",
    test: "src/search/create-search.test.ts",
  },
  {
    sentence:
      "An upload is on disk while it is read, never whole in memory over its limit; a form has 500 files at most.",
    enforcedIn: "src/server/receive-form.ts",
    test: "test/app/uploads.test.ts",
  },
  {
    sentence: "A citation is made only of a mark that stands in the answer character by character and was checked.",
    enforcedIn: "web/src/conversation/answer/remark-citations.ts",
    test: "web/src/conversation/answer/remark-citations.test.ts",
  },
  {
    sentence: "Of several citations with one mark, each opens the words that its own sentence stands on.",
    enforcedIn: "src/documents/citations/citation-filter.ts",
    test: "src/documents/citations/citations.test.ts",
  },
  {
    sentence: "A repetitive answer is cut to 300 marks, and checking it costs little.",
    enforcedIn: "src/documents/citations/citation-filter.ts",
    test: "src/documents/citations/citations.test.ts",
  },
  {
    sentence: "A user's own pattern is stopped after ten million steps, and the check then fails instead of passing.",
    enforcedIn: "src/inspection/matching/safe-pattern.ts",
    test: "src/inspection/matching/safe-pattern.test.ts",
  },
  {
    sentence:
      "No writer hears that its rows are stored before they are on the disk, and the main thread does not wait for it.",
    enforcedIn: "src/store/dialects/sqlite/patient-driver.ts",
    test: "src/store/dialects/sqlite/patient-driver.test.ts",
  },
  {
    sentence: "Storing many rows lets the event loop come round every 10 ms.",
    enforcedIn: "src/store/dialects/sqlite/patient-driver.ts",
    test: "test/app/event-loop.test.ts",
  },
  {
    sentence: "Nothing that a turn or a request does ends the process.",
    enforcedIn: "src/turns/run-turn.ts",
    test: "test/app/survival.test.ts",
  },
  {
    sentence:
      "The runtime's binary is the one whose SHA-256 stands in the repository (linux x64 and arm64, windows x64).",
    enforcedIn: "scripts/verify-runtime.mjs",
    test: "test/app/supply-chain.test.ts",
  },
];
