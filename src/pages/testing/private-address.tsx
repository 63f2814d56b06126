/** Health data behind an unguessable address: it must not be indexed or leak through a referrer. */
export function PrivateAddress() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
