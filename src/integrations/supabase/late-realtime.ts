import type { RealtimeChannel, RealtimeClient, RealtimeClientOptions } from '@supabase/realtime-js';

export type LiveChannel = RealtimeChannel;

/** What hears of changes: 17 kB that every start of a signed-in person would bring, and that only lists with news need. */
export class LateRealtime {
  readonly #address: string;
  readonly #options: RealtimeClientOptions;
  #whole: RealtimeClient | null = null;

  constructor(address: string, options: RealtimeClientOptions) {
    this.#address = address;
    this.#options = options;
  }

  /** Tells it who asks now. Of no use before anybody listens: it asks by itself then. */
  async tellWho(): Promise<void> {
    await this.#whole?.setAuth();
  }

  /** Ready to be listened to, and told who asks: a channel joined before that is shown nothing. */
  async load(): Promise<RealtimeClient> {
    const { RealtimeClient: Client } = await import('./realtime-client');
    this.#whole ??= new Client(this.#address, this.#options);
    await this.#whole.setAuth();
    // A line that broke stays in the client until it tries again by its own clock, and a channel that asks for one meanwhile
    // waits for that. When to try is for who listens to decide.
    if (this.#whole.connectionState() === 'closed') await this.#whole.disconnect();
    return this.#whole;
  }
}
