import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { namesIn, withoutUnused } from '../../scripts/class-members.ts';

const code = `
class Client {
  constructor(options) {
    this.url = options.url;
    this.factors = { list: this._factors.bind(this) };
    this.start();
  }
  start() { return this.url; }
  signIn() { return this._request('in'); }
  signOut() { return this._request('out'); }
  _request(what) { return what; }
  _factors() { return []; }
}
export default Client;
`;
const left = (called: readonly string[], unused: readonly string[]) =>
  withoutUnused(code, parseAst(code), 'Client', called, unused);

describe('a class without what nothing calls', () => {
  it('keeps what is called, what that calls and what the constructor calls', () => {
    const text = left(['signIn'], ['factors']);
    expect(text.match(/^ {2}\w+\(/gm)).toEqual(['  constructor(', '  start(', '  signIn(', '  _request(']);
    expect(text).not.toContain('factors');
  });

  it('keeps what a field leads to while the field is there', () => {
    expect(left(['signIn'], [])).toContain('_factors() {');
  });

  it('is refused where a method is not there, a field is not filled or is read after all', () => {
    expect(() => left(['signUp'], [])).toThrow('no signUp');
    expect(() => left(['signIn'], ['passkey'])).toThrow('does not fill passkey');
    expect(() => left(['signIn'], ['url'])).toThrow('reads url');
  });

  it('is found where a variable holds it, too', () => {
    const held = code
      .replace('class Client {', 'var Client = class extends Base {')
      .replace(/}\n(?=export)/, '};\n');
    expect(namesIn(parseAst(held), 'Client')).toContain('signOut');
    expect(withoutUnused(held, parseAst(held), 'Client', ['signIn'], ['factors'])).not.toContain('signOut');
  });
});
