import { Component, type ReactNode } from "react";
import { toApiError } from "../api/api-error.ts";
import { ErrorNote } from "./error-note.tsx";

interface Props {
  readonly children: ReactNode;
}

/** A page that breaks says so and leaves the rest of the frame usable. */
export class ErrorBoundary extends Component<Props, { thrown: unknown }> {
  override state = { thrown: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    if (this.state.thrown === null) return this.props.children;
    return <ErrorNote error={toApiError(this.state.thrown)} onRetry={() => this.setState({ thrown: null })} />;
  }
}
