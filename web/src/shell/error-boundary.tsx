import { Component, type ReactNode } from "react";
import { PageError } from "./page-error.tsx";

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
    return <PageError error={this.state.thrown} onRetry={() => this.setState({ thrown: null })} />;
  }
}
