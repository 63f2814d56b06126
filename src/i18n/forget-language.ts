/** The cookie of the language; the next page asks the browser again. */
export function forgetLanguageCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = 'i18nextLng=; path=/; max-age=0; samesite=lax';
}
