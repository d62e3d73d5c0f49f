// These rules ship without types.
declare module "textlint-rule-prh" {
  import type { TextlintRuleModule } from "@textlint/types";

  const rule: TextlintRuleModule;
  export default rule;
}
declare module "textlint-rule-sentence-length" {
  import type { TextlintRuleModule } from "@textlint/types";

  const rule: TextlintRuleModule;
  export default rule;
}
