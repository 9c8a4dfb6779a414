import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A part of a measurement in a process of its own: it answers what it is asked, one message for one message. */
export class ProcessOfItsOwn {
  readonly #child: ChildProcess;

  constructor(program: URL) {
    this.#child = fork(program, { execArgv: [] });
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('The process does not run.');
    return this.#child.pid;
  }

  async ask<Answer>(question: object): Promise<Answer> {
    const ended = once(this.#child, 'exit').then(() => {
      throw new Error('A process of the measurement has ended.');
    });
    this.#child.send(question);
    const [answer] = await Promise.race([once(this.#child, 'message'), ended]);
    return answer as Answer;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Called in the process: answers each question that comes. */
export function answerQuestions<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.on('message', async (question) => {
    process.send?.((await answer(question as Question)) ?? null);
  });
}
