import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { isOfVenue, isWrittenBy } from "./of-author-and-venue.ts";

test("a paper is written by all who are named, by family name or in full", () => {
  const paper = testPaper("On scores", { authors: ["Matt Post", "Zoë Müller-Lee", "김철수"] });
  for (const author of ["Post", "matt post", "Post et al.", "Post and Muller-Lee", "Müller-Lee", "김철수"])
    assert.ok(isWrittenBy(paper, author), author);
  for (const author of ["Posthumus", "Pos", "Matt", "Post & Kim", "김철"])
    assert.ok(!isWrittenBy(paper, author), author);
  assert.ok(isWrittenBy(paper, null));
});

test("a paper is of a venue by its name, part of it or its initials", () => {
  const long = "Proceedings of the 22nd Annual Conference of the European Association for Machine Translation";
  const paper = testPaper("On scores", { venue: long });
  for (const venue of ["EAMT", "European Association for Machine Translation", "machine translation"])
    assert.ok(isOfVenue(paper, venue), venue);
  for (const venue of ["MTS", "ACL", "Mach"]) assert.ok(!isOfVenue(paper, venue), venue);
  assert.ok(isOfVenue(testPaper("On scores", { venue: "Findings of NAACL 2022" }), "NAACL"));
  assert.ok(!isOfVenue(testPaper("On scores", { venue: "Findings of NAACL 2022" }), "ACL"));
  assert.ok(!isOfVenue(testPaper("On scores"), "ACL"));
});
