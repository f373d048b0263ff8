'use client';

import { Component, type ReactNode } from 'react';

interface ModalBoundaryProps {
  /** The modal could not be shown; whatever asked for it is to be forgotten. */
  onFail: () => void;
  children: ReactNode;
}

/** A modal that breaks, or whose code does not arrive, takes nothing of the page with it. */
export class ModalBoundary extends Component<ModalBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
