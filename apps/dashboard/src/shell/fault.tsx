import { Component, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { SHELL } from './words.ts';

type State = Readonly<{ error: Error | null }>;

/** Holds what goes wrong inside a screen: the frame around it stays. */
export class Fault extends Component<Readonly<{ children: ReactNode }>, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <FaultText error={error} />;
  }
}

function FaultText({ error }: Readonly<{ error: Error }>): ReactNode {
  const say = useWords(SHELL);
  return (
    <div className="state" role="alert">
      <p className="state-title">{say('screen_failed')}</p>
      <p className="state-text">{say('screen_failed_why')}</p>
      <p className="problem-facts">
        <code>{error.message}</code>
      </p>
    </div>
  );
}
