import assert from "node:assert/strict";
import { test } from "node:test";
import { topicOf } from "../steps/choose-tool/topic.ts";
import { boundsInWords, readYears } from "./read-years.ts";

test("both ends of years are read, each on its own, and taken off the topic", () => {
  for (const [message, yearFrom, yearTo, topic] of [
    ["2012년부터 나온 해류 논문, 2016년까지만 찾아줘", 2012, 2016, "해류"],
    ["2011년에서 2013년까지 해류 논문 찾아줘", 2011, 2013, "해류"],
    ["2014~2018년 사이에 나온 해류 논문 찾아줘", 2014, 2018, "해류"],
    ["Find papers on ocean currents between 2009 and 2012", 2009, 2012, "ocean currents"],
    ["ocean currents since 2010 but before 2015", 2010, 2014, "ocean currents"],
    ["ocean currents 2018–2022", 2018, 2022, "ocean currents"],
    ["papers after 2019 on ocean currents", 2020, null, "ocean currents"],
    ["2017년 이전 해류 연구 찾아줘", null, 2017, "해류"],
    ["papers prior to 2001 on ocean currents", null, 2000, "ocean currents"],
    ["papers published in 2016 on ocean currents", 2016, 2016, "ocean currents"],
    ["2019년에 발표된 해류 논문 찾아줘", 2019, 2019, "해류"],
    ["최근 4년 해류 논문 찾아줘", 2022, null, "해류"],
    ["지난 5년간 나온 해류 논문 찾아줘", 2021, null, "해류"],
    ["papers from the past six years on ocean currents", 2020, null, "ocean currents"],
    ["올해 나온 해류 논문 찾아줘", 2026, 2026, "해류"],
    ["재작년에 나온 해류 논문 찾아줘", 2024, 2024, "해류"],
    ["last year's papers on ocean currents", 2025, 2025, "ocean currents"],
    ["1980년대 논문 중 해류 찾아줘", 1980, 1989, null],
  ] as const) {
    const { bounds } = readYears(message, 2026);
    assert.deepEqual([bounds.yearFrom ?? null, bounds.yearTo ?? null], [yearFrom, yearTo], message);
    if (topic !== null) assert.equal(topicOf(message), topic, message);
  }
});

test("years and numbers that a topic is about bound nothing", () => {
  for (const message of [
    "1997년 외환위기 논문 찾아줘",
    "papers with 2,020 participants",
    "다음 10년 안에 사라질 직업",
    "Vision 2030",
  ])
    assert.deepEqual(readYears(message, 2026), { bounds: {}, rest: message });
});

test("bounds are told in both languages", () => {
  assert.deepEqual(
    [boundsInWords(2020, null, "ko"), boundsInWords(null, 2019, "en"), boundsInWords(2018, 2022, "ko")],
    ["2020년부터", "until 2019", "2018–2022"],
  );
  assert.equal(boundsInWords(null, null, "en"), "");
});
