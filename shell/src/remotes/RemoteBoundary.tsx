import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './RemoteScreens.tsx';

interface RemoteBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A remote that breaks while it draws takes nothing else with it; the retry draws it anew. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`Le module ${this.props.name} s'est arrêté`, error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <RemoteFailure why="broken" name={this.props.name} onRetry={() => this.setState({ broken: false })} />;
  }
}
