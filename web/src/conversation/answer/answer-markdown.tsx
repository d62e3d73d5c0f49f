import { isValidElement, memo, type ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import { z } from "zod";
import type { Citation } from "#protocol";
import { AnswerLink } from "./answer-link.tsx";
import styles from "./answer-markdown.module.css";
import { answerSyntax } from "./answer-syntax.ts";
import { CitationChip } from "./citation-chip.tsx";
import { CodeBlock } from "./code-block.tsx";
import { CorrectionText } from "./correction-text.tsx";
import type { KnownAddresses } from "./known-addresses.ts";
import { withMathMarks } from "./math-marks.ts";
import { remarkCitations } from "./remark-citations.ts";
import { type PlacedStatement, remarkStatements } from "./remark-statements.ts";
import { remarkWideTables } from "./remark-wide-tables.ts";
import { StatementMark } from "./statement-mark.tsx";
import { useMathPlugins } from "./use-math-plugins.ts";

const components = {
  // Pictures would load from wherever a text says; their description is enough.
  img: ({ alt }) => <>{alt}</>,
  table: ({ node, children }) => (
    <div className={styles.table} data-wide={node?.properties.dataWide}>
      <table>{children}</table>
    </div>
  ),
} satisfies Components;

/** Fenced blocks of a language that a page shows in its own way, such as ```papers. */
export type OwnBlocks = Readonly<Record<string, (code: string) => ReactNode>>;

const codeSchema = z.object({ className: z.string().optional(), children: z.string() });

function ownBlock(children: ReactNode, blocks: OwnBlocks): ReactNode | null {
  const code = isValidElement(children) ? codeSchema.safeParse(children.props).data : undefined;
  const language = code?.className?.replace("language-", "") ?? "";
  const show = Object.hasOwn(blocks, language) ? blocks[language] : undefined;
  return code === undefined || show === undefined ? null : show(code.children);
}

const noCitations: readonly Citation[] = [];
const noBlocks: OwnBlocks = {};
const noStatements: readonly PlacedStatement[] = [];

interface Props {
  readonly text: string;
  /** With their places in this text. */
  readonly citations?: readonly Citation[];
  /** Where links may lead at once; null for words that no model wrote. */
  readonly known?: KnownAddresses | null;
  readonly blocks?: OwnBlocks;
  /** What the sentences of this text stand on. */
  readonly statements?: readonly PlacedStatement[];
}

/** With each word that comes a message is new, and so are its parts: they are compared by what they say. */
function isSameAnswer(before: Props, now: Props): boolean {
  return before.text === now.text && before.blocks === now.blocks && saidBy(before) === saidBy(now);
}

function saidBy({ citations, known, statements }: Props): string {
  return JSON.stringify([
    citations,
    statements,
    [...(known?.addresses ?? [])],
    [...(known?.hosts ?? [])],
    known === null,
  ]);
}

/** An answer's Markdown: tables, code, mathematics and citations. HTML in it stays text. */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  text,
  citations = noCitations,
  blocks = noBlocks,
  known = null,
  statements = noStatements,
}: Props) {
  const marked = withMathMarks(text);
  const mathPlugins = useMathPlugins(marked.text);
  return (
    <div className={styles.answer}>
      <Markdown
        remarkPlugins={[
          ...answerSyntax,
          [remarkStatements, { placed: statements, placeOf: marked.placeOf }],
          [remarkCitations, { citations, placeOf: marked.placeOf }],
          remarkWideTables,
        ]}
        rehypePlugins={mathPlugins}
        components={{
          ...components,
          a: ({ href, children }) => (
            <AnswerLink href={href} known={known}>
              {children}
            </AnswerLink>
          ),
          pre: ({ children }) => ownBlock(children, blocks) ?? <CodeBlock>{children}</CodeBlock>,
          mark: ({ node, children }) => {
            const statement = statements[Number(node?.properties.dataStatement)]?.statement;
            if (statement === undefined) return children;
            const { correction } = statement;
            return (
              <StatementMark
                statement={statement}
                goesOn={node?.properties.dataGoesOn === "true"}
                correction={
                  correction === null ? null : <CorrectionText text={correction.text} citations={citations} />
                }
              >
                {children}
              </StatementMark>
            );
          },
          cite: ({ node, children }) => {
            const citation = citations[Number(node?.properties.dataCitation)];
            return citation === undefined ? children : <CitationChip citation={citation} />;
          },
        }}
      >
        {marked.text}
      </Markdown>
    </div>
  );
}, isSameAnswer);
