'use client';

import { unstable_rethrow as rethrow } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { useAskAnew } from '@/lib/browser/query/use-ask-anew';
import { BlockError, type BlockErrorProps } from './block-error';

interface BlockBoundaryProps {
  /** `none` for a part that shows nothing: the page goes on without it. */
  shape?: BlockErrorProps['shape'] | 'none';
  children: ReactNode;
}

/**
 * Contains the failure of one part of a page: a small card replaces it and the rest of the page goes on. Trying again
 * also drops the failed queries. React itself logs the error to the console, once.
 */
export function BlockBoundary({ shape, children }: BlockBoundaryProps) {
  const askAnew = useAskAnew();
  return (
    <Boundary shape={shape} onReset={askAnew}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<BlockBoundaryProps & { onReset: () => void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    // "Not found" and redirects travel as errors, and are handled further up.
    rethrow(error);
    return { failed: true };
  }

  retry = () => {
    this.props.onReset();
    this.setState({ failed: false });
  };

  override render() {
    const { shape = 'card', children } = this.props;
    if (!this.state.failed) return children;
    return shape === 'none' ? null : <BlockError shape={shape} onRetry={this.retry} />;
  }
}
