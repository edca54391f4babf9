import { validateXML } from "xmllint-wasm";

const text = (name: string): string =>
  `<define name="${name}"><element name="${name}"><ref name="common"/>
    <optional><attribute name="type"><choice><value>text</value><value>html</value></choice></attribute></optional><text/></element></define>`;
const date = (name: string): string =>
  `<define name="${name}"><element name="${name}"><ref name="common"/><data type="dateTime"/></element></define>`;
const uri = (name: string): string =>
  `<define name="${name}"><element name="${name}"><ref name="common"/><data type="anyURI"/></element></define>`;
const person = (name: string): string =>
  `<define name="${name}"><element name="${name}"><ref name="common"/><interleave><element name="name"><text/></element>
    <optional><element name="uri"><data type="anyURI"/></element></optional><optional><element name="email"><text/></element></optional></interleave></element></define>`;
const optional = (...names: readonly string[]): string => names.map((name) => `<optional><ref name="${name}"/></optional>`).join("");
const any = (...names: readonly string[]): string => names.map((name) => `<zeroOrMore><ref name="${name}"/></zeroOrMore>`).join("");
const one = (...names: readonly string[]): string => names.map((name) => `<ref name="${name}"/>`).join("");

/** RFC 4287, appendix B, in the XML syntax of RELAX NG: without inline XML and without extensions, which the portal's feeds do not have. */
const grammar = `<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.w3.org/2005/Atom" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start><element name="feed"><ref name="common"/>
    <interleave>${any("author", "category", "contributor", "link")}${optional("generator", "icon", "logo", "rights", "subtitle")}${one("id", "title", "updated")}</interleave>
    ${any("entry")}
  </element></start>
  <define name="entry"><element name="entry"><ref name="common"/>
    <interleave>${any("author", "category", "contributor", "link")}${optional("content", "published", "rights", "summary")}${one("id", "title", "updated")}</interleave>
  </element></define>
  <define name="common">
    <optional><attribute name="xml:base"><data type="anyURI"/></attribute></optional>
    <optional><attribute name="xml:lang"><data type="language"/></attribute></optional>
  </define>
  <define name="link"><element name="link"><ref name="common"/>
    <attribute name="href"><data type="anyURI"/></attribute>
    <optional><attribute name="rel"/></optional><optional><attribute name="type"/></optional><optional><attribute name="hreflang"/></optional>
    <optional><attribute name="title"/></optional><optional><attribute name="length"/></optional><empty/></element></define>
  <define name="category"><element name="category"><ref name="common"/><attribute name="term"/>
    <optional><attribute name="scheme"><data type="anyURI"/></attribute></optional><optional><attribute name="label"/></optional><empty/></element></define>
  <define name="generator"><element name="generator"><ref name="common"/><optional><attribute name="uri"/></optional><optional><attribute name="version"/></optional><text/></element></define>
  ${["title", "subtitle", "summary", "rights", "content"].map(text).join("")}
  ${["updated", "published"].map(date).join("")}
  ${["id", "icon", "logo"].map(uri).join("")}
  ${["author", "contributor"].map(person).join("")}
</grammar>`;

/** What is wrong with a feed, by the grammar of Atom. */
export async function atomErrors(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "feed.atom", contents: xml }],
    schema: [{ fileName: "atom.rng", contents: grammar }],
    extension: "relaxng",
  });
  return errors.map(({ message }) => message);
}
