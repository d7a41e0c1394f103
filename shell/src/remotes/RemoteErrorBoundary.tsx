import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './RemoteFailure.tsx';

interface RemoteBoundaryProps {
  readonly name: string;
  /** Path of the page; when it changes the remote is drawn again. */
  readonly pathname: string;
  /** Called by a retry before the remote is drawn again. */
  readonly onRetry: () => Promise<void>;
  readonly children: ReactNode;
}

/** Limits an error of a remote while it renders to that remote; a retry, or another page, draws it again. */
export class RemoteErrorBoundary extends Component<RemoteBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`Le module ${this.props.name} s'est arrêté`, error);
  }

  override componentDidUpdate({ pathname }: RemoteBoundaryProps) {
    if (this.state.isBroken && pathname !== this.props.pathname) this.setState({ isBroken: false });
  }

  override render() {
    const { name, onRetry, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <RemoteFailure
        why="broken"
        name={name}
        onRetry={() => onRetry().then(() => this.setState({ isBroken: false }))}
      />
    );
  }
}
