import type { Localized } from "#protocol";

export const aspectNames = ["problem", "method", "result", "limits"] as const;
export type AspectName = (typeof aspectNames)[number];

export const aspectTitles: Readonly<Record<AspectName, Localized>> = {
  problem: { ko: "문제", en: "Problem" },
  method: { ko: "방법", en: "Method" },
  result: { ko: "결과", en: "Result" },
  limits: { ko: "한계", en: "Limits" },
};

interface Cues {
  /** Words that give the aspect away, strong ones first. */
  readonly strong: RegExp;
  readonly weak: RegExp;
  /** Where in an abstract the aspect usually stands, from 0 to 1; null: anywhere. */
  readonly place: number | null;
}

/** How papers say what they are about, in both languages. Plain alternatives: no pattern can run away. */
export const aspectCues: Readonly<Record<AspectName, Cues>> = {
  problem: {
    strong:
      /\b(?:however|challeng\w*|problem|difficult\w*|lack of|remains? (?:un|an open|a challeng|difficult)|little (?:attention|work)|hinder\w*|suffer\w* from|bottleneck|scarc\w*|crucial|essential|aim\w* (?:to|at)|goal)\b|어렵|어려움|문제|부족|과제|필요(?:하|성)|한계가 있|목적/i,
    weak: /\b(?:important|need\w*|motivat\w*|despite|although|existing|current|recent\w*|growing|traditional\w*)\b|기존|중요|최근|그러나|하지만/i,
    place: 0.15,
  },
  method: {
    strong:
      /\b(?:we (?:propose|present|introduce|develop|describe|design|build|train|explore|investigate|collect|annotate|construct|create|adapt|apply|use|employ|leverage|extend)|(?:this|the) paper (?:proposes|presents|introduces|describes|builds|trains|uses|shows how)|our (?:approach|method|model|system|framework|architecture|pipeline)|(?:is|are) (?:proposed|introduced|presented))\b|제안(?:한|하)|제시(?:한|하)|설계|구축|개발(?:한|하)|고안/i,
    weak: /\b(?:using|based on|approach|method|model|algorithm|framework|architecture|dataset|corpus|fine-tun\w*|learn\w*)\b|이용하|사용하|적용|기반|방법|모델|알고리즘/i,
    place: 0.45,
  },
  result: {
    strong:
      /\b(?:results? (?:show|indicate|demonstrate|suggest|reveal)\w*|outperform\w*|achiev\w*|state[- ]of[- ]the[- ]art|we (?:show|find|demonstrate|observe|report)|improv\w* (?:by|of|over)|significant(?:ly)? (?:improv|better|outperform)\w*|experiments? (?:show|demonstrate|indicate|reveal|on)\w*|ranked|F1|BLEU|accuracy of|correlat\w*)\b|향상|보였|보인다|나타났|확인하였|달성|우수|정확도|결과/i,
    weak: /\b(?:performance|accuracy|score|gain\w*|effective\w*|better|best|percent|evaluat\w*|conclu\w*)\b|\d%|성능|효과|실험/i,
    place: 0.85,
  },
  limits: {
    strong:
      /\b(?:limitation\w*|limited to|future (?:work|research|direction\w*)|fail\w*|shortcoming\w*|drawback\w*|room for improvement|still (?:struggle|lag|far)\w*|remains? (?:open|challeng\w*|unclear|difficult)|cannot|do(?:es)? not (?:generali[sz]e|work|perform|hold)|caveat\w*|further (?:work|research|investigation))\b|한계|향후|추후|후속 연구|제약|못하|아쉬/i,
    weak: /\b(?:only|unable|insufficient|however|although|worse|challeng\w*|error analysis)\b|다만|그러나|부족/i,
    place: 0.95,
  },
};
