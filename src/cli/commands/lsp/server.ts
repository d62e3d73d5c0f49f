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
  let versionsEdits = false;

  function inspect(uri: string, text: OpenText): Promise<void> {
    text.inspected = publish(uri, text);
    return text.inspected;
  }

  async function publish(uri: string, text: OpenText): Promise<void> {
    const { version, outdated: signal } = text;
    const report = await analyzer
      .analyze(text.content, { document: uri, suppressions: true, signal })
      .catch((thrown: unknown) => {
        if (signal.aborted) return null;
        throw thrown;
      });
    if (report === null || signal.aborted) return;
    text.report = report;
    await connection.sendNotification(PublishDiagnosticsNotification.type, {
      uri,
      version,
      diagnostics: diagnosticsOf(text, report),
    });
  }

  /** An open text with the report on it as it is now: what was found in an earlier version stands at other places. */
  async function reported(uri: string): Promise<OpenText | undefined> {
    const text = open.get(uri);
    for (let seen: unknown; text !== undefined && seen !== text.inspected; ) {
      seen = text.inspected;
      await text.inspected;
    }
    return text;
  }

  connection.onRequest(InitializeRequest.type, ({ capabilities }): InitializeResult => {
    versionsEdits = capabilities.workspace?.workspaceEdit?.documentChanges === true;
    return {
      serverInfo: { name: "jihwi" },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
      },
    };
  });
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
    open.get(uri)?.outdate();
    open.delete(uri);
    await connection.sendNotification(PublishDiagnosticsNotification.type, { uri, diagnostics: [] });
  });
  connection.onRequest(HoverRequest.type, async ({ textDocument, position }) => {
    const text = await reported(textDocument.uri);
    return text === undefined ? null : hoverAt(text, position, analyzer, language);
  });
  connection.onRequest(CodeActionRequest.type, async ({ textDocument: { uri }, range }) => {
    const text = await reported(uri);
    return text === undefined ? [] : actionsFor(uri, text, range, analyzer, { language, versionsEdits });
  });
  connection.onRequest(ShutdownRequest.type, () => {});
  const closed = new Promise<void>((end) => {
    connection.onNotification(ExitNotification.type, () => end());
    connection.onClose(() => end());
  });
  connection.listen();
  return { closed, close: () => connection.dispose() };
}
