'use client';

import { Component, type ReactNode } from 'react';

interface ModalBoundaryProps {
  /** The modal failed; remove its request. */
  onFail: () => void;
  children: ReactNode;
}

/** Contains the failure of a modal, or of loading its code: the page stays as it is. */
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
