import { listedWords } from "./listed-words.ts";

/** English words that hold a sentence together and carry no matter of their own. */
export const englishFunctionWords = listedWords(`
  a an the this that these those such any all each every either neither both other others one
  of to in on at by for with from as under upon into within without out up down over about between through during per
  and or but if unless except than then so
  is are was were be been being am do does did has have had
  shall will must may might can could would should
  it its he his she her they them their you your we our us i my me
  here there not no also only too very
`);

export const englishQuestionWords = listedWords("what which who whom whose when where why how");

/** Their Korean like: pointing, joining and counting words, and verbs that mean no more than "is" or "does". */
export const koreanFunctionWords = listedWords(`
  이 그 저 본 각 각각 모든 해당 다음 이를 이하 우리
  것 것을 것이 것으로 수 등 경우 때문 하나
  및 또는 또한 그리고 그러나 하지만 다만 따라서
  대한 대해 대하여 관한 관하여 관련 위한 위하여 의한 의해 의하여 따른 따라 통해 통하여
  있다 있는 있으며 있습니다 없다 없는 없습니다 아니한
  한다 하는 하고 하며 된다 되는 되어
`);

export const koreanQuestionWords = listedWords("무엇 어떤 어떻게 어느 어디 언제 누구 누가");
