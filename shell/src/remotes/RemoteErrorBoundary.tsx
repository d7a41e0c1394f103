import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './RemoteFailure.tsx';

interface RemoteBoundaryProps {
  readonly name: string;
  /** Address of the page: another page of the same remote is drawn anew. */
  readonly pathname: string;
  /** What else a retry should do before the remote is drawn again. */
  readonly onRetry: () => Promise<void>;
  readonly children: ReactNode;
}

/** A remote that breaks while it draws takes nothing else with it; a retry, or another page, draws it anew. */
export class RemoteErrorBoundary extends Component<RemoteBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`Le module ${this.props.name} s'est arrêté`, error);
  }

  override componentDidUpdate({ pathname }: RemoteBoundaryProps) {
    if (this.state.broken && pathname !== this.props.pathname) this.setState({ broken: false });
  }

  override render() {
    const { name, onRetry, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <RemoteFailure why="broken" name={name} onRetry={() => onRetry().then(() => this.setState({ broken: false }))} />
    );
  }
}
