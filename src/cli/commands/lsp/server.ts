import {
  CodeActionKind,
  CodeActionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  type InitializeResult,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
} from "vscode-languageserver-protocol/node";
import type { Analyzer } from "#inspection";
import type { Language } from "#protocol";
import { actionsFor } from "./actions.ts";
import { diagnosticsOf, hoverAt } from "./diagnostics.ts";
import { OpenText } from "./open-text.ts";

export interface LanguageConnection {
  readonly closed: Promise<void>;
  close(): void;
}

/** Serves one editor: each change is inspected at once, and only the newest state of a text is reported. */
export function serveLanguage(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  analyzer: Analyzer,
  language: Language,
): LanguageConnection {
  const connection = createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
  const open = new Map<string, OpenText>();

  async function inspect(uri: string, text: OpenText): Promise<void> {
    const { version } = text;
    const report = await analyzer.analyze(text.content, { document: uri, suppressions: true });
    if (open.get(uri) !== text || text.version !== version) return;
    text.report = report;
    await connection.sendNotification(PublishDiagnosticsNotification.type, {
      uri,
      version,
      diagnostics: diagnosticsOf(text, report),
    });
  }

  connection.onRequest(
    InitializeRequest.type,
    (): InitializeResult => ({
      serverInfo: { name: "jihwi" },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
      },
    }),
  );
  connection.onNotification(DidOpenTextDocumentNotification.type, ({ textDocument: { uri, text, version } }) => {
    const opened = new OpenText(text, version);
    open.set(uri, opened);
    return inspect(uri, opened);
  });
  connection.onNotification(DidChangeTextDocumentNotification.type, ({ textDocument, contentChanges }) => {
    const text = open.get(textDocument.uri);
    if (text === undefined) return;
    for (const change of contentChanges) text.apply(change, textDocument.version);
    return inspect(textDocument.uri, text);
  });
  connection.onNotification(DidCloseTextDocumentNotification.type, async ({ textDocument: { uri } }) => {
    open.delete(uri);
    await connection.sendNotification(PublishDiagnosticsNotification.type, { uri, diagnostics: [] });
  });
  connection.onRequest(HoverRequest.type, ({ textDocument, position }) => {
    const text = open.get(textDocument.uri);
    return text === undefined ? null : hoverAt(text, position, analyzer, language);
  });
  connection.onRequest(CodeActionRequest.type, ({ textDocument: { uri }, range }) => {
    const text = open.get(uri);
    return text === undefined ? [] : actionsFor(uri, text, range, analyzer, language);
  });
  connection.onRequest(ShutdownRequest.type, () => {});
  const closed = new Promise<void>((end) => {
    connection.onNotification(ExitNotification.type, () => end());
    connection.onClose(() => end());
  });
  connection.listen();
  return { closed, close: () => connection.dispose() };
}
