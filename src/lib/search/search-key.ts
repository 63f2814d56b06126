interface Keys {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
}

/** Ctrl or Cmd and K; on a keyboard without Latin letters the key that stands where K does. */
export function isSearchKey(event: Keys): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing } = event;
  if (ctrlKey === metaKey || altKey || shiftKey || defaultPrevented || isComposing) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}
