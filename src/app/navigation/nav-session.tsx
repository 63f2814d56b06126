import { Component, type ReactNode } from 'react';
import { type AuthState, useAuth } from '@/contexts/auth';

const signedOut: AuthState = { status: 'signed-out', user: null };

export interface NavSessionProps {
  children: (auth: AuthState) => ReactNode;
}

/** Gives the navigation the session. Where there is none to ask, it still renders, as signed out, and says so in the log. */
export class NavSession extends Component<NavSessionProps, { missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The navigation renders without a session:', error);
  }

  override render(): ReactNode {
    const { children } = this.props;
    return this.state.missing ? children(signedOut) : <Reader>{children}</Reader>;
  }
}

function Reader({ children }: NavSessionProps) {
  return children(useAuth());
}
