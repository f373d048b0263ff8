export default function Page() {
  return (
    <main>
      <h1>Bare</h1>
      <p>One static page, no library beside React and Next.</p>
    </main>
  );
}
