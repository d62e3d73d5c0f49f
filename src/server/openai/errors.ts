import type { ErrorBody, JihwiError } from "#protocol";

/** An error in OpenAI's shape, so that its clients raise what they would raise for OpenAI. */
export function openAiError(body: ErrorBody, status: number, error: JihwiError): object {
  const { message, hint } = body.error;
  return {
    error: {
      message: hint === null ? message : `${message} ${hint}`,
      type: typeOf(status),
      param: null,
      code: codeOf(error),
    },
  };
}

export function codeOf({ code }: JihwiError): string {
  return code.replaceAll("-", "_");
}

function typeOf(status: number): string {
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  return status >= 500 ? "server_error" : "invalid_request_error";
}
