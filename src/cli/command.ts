import { type Command, InvalidArgumentError, Option } from "commander";
import { z } from "zod";
import { describeIssues, type Localized } from "#protocol";
import type { CliContext, Say } from "./context.ts";
import usage from "./usage.json" with { type: "json" };

/** What a command has come to: its value for programs, the same as text for people, or a remark where there is nothing to print. */
export interface Reply {
  readonly value: unknown;
  readonly text?: string | undefined;
  readonly note?: Localized;
}

/** What a command is run with. */
export interface CommandCall<CommandLine extends string, Shape extends z.ZodRawShape> {
  readonly context: CliContext;
  readonly args: ArgumentsOf<CommandLine>;
  readonly flags: z.output<z.ZodObject<Shape>>;
  /** A program reads what is printed: what is replied is printed as JSON. */
  readonly json: boolean;
  readonly command: Command;
}

/** `show <id>` takes one word, `chat [question]` one or none, `add <files...>` a list. */
type ArgumentsOf<CommandLine extends string> = CommandLine extends `${infer Word} ${infer Rest}`
  ? [...ArgumentOf<Word>, ...ArgumentsOf<Rest>]
  : ArgumentOf<CommandLine>;
type ArgumentOf<Word extends string> = Word extends `<${string}...>` | `[${string}...]`
  ? [string[]]
  : Word extends `<${string}>`
    ? [string]
    : Word extends `[${string}]`
      ? [string | undefined]
      : [];

export type CommandLine = keyof typeof usage;

export interface DefinedCommand {
  readonly usage: CommandLine;
  /** The names of its options. */
  readonly options: readonly string[];
  /** Gives a command its options, and what it does. */
  attach(command: Command, context: CliContext): void;
}

interface UsageWords {
  readonly about: Localized;
  readonly arguments?: Readonly<Record<string, Localized & { readonly choices?: readonly string[] }>>;
  readonly options?: Readonly<Record<string, Localized>>;
  readonly note?: Localized;
  readonly examples: readonly string[];
}
export const usageWords: Readonly<Record<string, UsageWords>> = usage;

/** A command by its line in usage.json, which has its words. How its options are checked, and what they are when left out, its schemas say. */
export function defineCommand<const Line extends CommandLine, Shape extends z.ZodRawShape>(
  line: Line,
  shape: Shape,
  run: (call: CommandCall<Line, Shape>) => Promise<Reply | undefined> | undefined | Promise<void>,
): DefinedCommand {
  return {
    usage: line,
    options: Object.keys(shape),
    attach(command, context) {
      for (const [flags, words] of Object.entries(usageWords[line]?.options ?? {}))
        command.addOption(optionOf(new Option(flags, context.say(words)), shape, context.say));
      command.action(async (...given: unknown[]) => {
        // Options of a command above are taken there, wherever they stand in the line.
        const options = command.optsWithGlobals();
        const reply = await run({
          context,
          args: given.slice(0, -2) as ArgumentsOf<Line>,
          flags: z.object(shape).parse(options),
          json: options.json === true,
          command,
        });
        if (reply) tell(reply, options.json === true, context);
      });
    },
  };
}

function tell({ value, text, note }: Reply, json: boolean, context: CliContext): void {
  if (json) context.printJson(value);
  if (!json && text !== undefined) context.print(text);
  if (!json && note !== undefined) context.note(context.say(note));
}

interface ValueFacts {
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly items?: ValueFacts;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Most options share a schema: each is looked at once. */
const seen = new Map<unknown, ValueFacts>();
function factsOf(member: z.ZodRawShape[string]): ValueFacts {
  const facts = seen.get(member) ?? (z.toJSONSchema(member, { io: "input", unrepresentable: "any" }) as ValueFacts);
  seen.set(member, facts);
  return facts;
}

/** An option that checks its value as soon as it is read, so that what is wrong is told as commander tells such things. */
function optionOf(option: Option, shape: z.ZodRawShape, say: Say): Option {
  const member = shape[option.attributeName()];
  if (member === undefined || option.negate || option.isBoolean()) return option;
  const facts = factsOf(member);
  const choices = facts.enum ?? facts.items?.enum;
  const isList = facts.items !== undefined;
  if (facts.default !== undefined && !isList) option.default(facts.default);
  if (!z.safeParse(member, undefined).success) option.makeOptionMandatory();
  if (choices !== undefined) return option.choices(choices);
  return option.argParser<unknown>((value, before = []) => {
    const parsed = z.safeParse(member, isList ? [value] : value);
    if (!parsed.success) throw new InvalidArgumentError(limitsOf(facts) ?? say(describeIssues(parsed.error)));
    return isList ? z.array(z.string()).parse(before).concat(value) : value;
  });
}

/** `1–10`; `1, 2, …` where there is no end. */
function limitsOf({ minimum, maximum }: ValueFacts): string | null {
  if (minimum === undefined || maximum === undefined) return null;
  return maximum === Number.MAX_SAFE_INTEGER ? `${minimum}, ${minimum + 1}, …` : `${minimum}–${maximum}`;
}
