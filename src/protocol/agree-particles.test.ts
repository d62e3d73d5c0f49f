import assert from "node:assert/strict";
import { test } from "node:test";
import { agreeParticles } from "./agree-particles.ts";

test("particles agree with the word before them, whatever writes it", () => {
  const cases = {
    "규정은(는) 있습니다": "규정은 있습니다",
    "파일 notes.md을(를) 읽지 못했습니다": "파일 notes.md를 읽지 못했습니다",
    "openai:gpt-5이(가) 답하지 않았습니다": "openai:gpt-5가 답하지 않았습니다",
    "“서울”(으)로 갑니다": "“서울”로 갑니다",
    "모델 gemini-2.0-pro-001과(와) 견줍니다": "모델 gemini-2.0-pro-001과 견줍니다",
    "'machine translation'(으)로 찾았습니다": "'machine translation'으로 찾았습니다",
    "‘금칙어’(이)라는 검사": "‘금칙어’라는 검사",
    "‘사내 규정’(이)라는 검사": "‘사내 규정’이라는 검사",
    "‘출발’(이)라는 검사": "‘출발’이라는 검사",
    "127.0.0.1:4780은(는) 쓰입니다": "127.0.0.1:4780은 쓰입니다",
    "“Semantic”은(는) 없습니다": "“Semantic”은 없습니다",
    "“Dense Retrieval at Scale”(이)라는 말": "“Dense Retrieval at Scale”이라는 말",
    "'question answering'(으)로는": "'question answering'으로는",
    "Semantic Scholar이(가) 답하지 않았습니다": "Semantic Scholar가 답하지 않았습니다",
    "“30%”은(는) 원문에 없습니다": "“30%”는 원문에 없습니다",
    "online을(를) network와(과) dataset이(가) timeline은(는)": "online을 network와 dataset이 timeline은",
    "괄호 (그대로) 둡니다": "괄호 (그대로) 둡니다",
  };
  for (const [written, said] of Object.entries(cases)) assert.equal(agreeParticles(written), said);
});
