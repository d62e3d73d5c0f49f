import { Component, type ReactNode } from "react";
import { toApiError } from "../api/api-error.ts";
import { PageError } from "./page-error.tsx";

interface Props {
  /** Where the reader is. Whoever goes elsewhere leaves the failure behind. */
  readonly at: string;
  /** What the failure is shown in; the page by default. */
  readonly frame?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A page that breaks says so and leaves the rest of the frame usable. */
export class ErrorBoundary extends Component<Props, { thrown: unknown }> {
  override state = { thrown: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at && this.state.thrown !== null) this.setState({ thrown: null });
  }

  override render() {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    const failure = <PageError error={thrown} onRetry={() => this.retry(thrown)} />;
    return this.props.frame?.(failure) ?? failure;
  }

  /** A module that could not be loaded stays so until the page is loaded anew. */
  private retry(thrown: unknown) {
    if (toApiError(thrown).code === "outdated") window.location.reload();
    else this.setState({ thrown: null });
  }
}
