import { defineCommand } from "../command.ts";
import { bashCompletion } from "../completion/bash.ts";
import { commandTree } from "../completion/command-tree.ts";
import { fishCompletion } from "../completion/fish.ts";
import { zshCompletion } from "../completion/zsh.ts";

const shells = new Map([
  ["bash", bashCompletion],
  ["zsh", zshCompletion],
  ["fish", fishCompletion],
]);

export const completion = defineCommand("completion <shell>", {}, async ({ context, args: [shell], command }) => {
  const script = shells.get(shell)?.(commandTree(command.parent ?? command));
  if (script !== undefined) context.print(script.trimEnd());
});
