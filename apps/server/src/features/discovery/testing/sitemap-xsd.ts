import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { validateXML } from "xmllint-wasm";

/** The schema of the protocol, as the library that writes the sitemap brings it. */
const protocol = fileURLToPath(new URL("../../schema/sitemap.xsd", import.meta.resolve("sitemap")));

const schema = (namespace: string, body: string): string =>
  `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}" elementFormDefault="qualified">${body}</xsd:schema>`;

/** What the protocol leaves to others, as their documentation has it. */
const extensions = {
  news: schema(
    "http://www.google.com/schemas/sitemap-news/0.9",
    `<xsd:element name="news"><xsd:complexType><xsd:sequence>
      <xsd:element name="publication"><xsd:complexType><xsd:sequence>
        <xsd:element name="name" type="xsd:string"/><xsd:element name="language" type="xsd:language"/>
      </xsd:sequence></xsd:complexType></xsd:element>
      <xsd:element name="publication_date" type="xsd:dateTime"/><xsd:element name="title" type="xsd:string"/>
    </xsd:sequence></xsd:complexType></xsd:element>`,
  ),
  image: schema(
    "http://www.google.com/schemas/sitemap-image/1.1",
    `<xsd:element name="image"><xsd:complexType><xsd:sequence><xsd:element name="loc" type="xsd:anyURI"/></xsd:sequence></xsd:complexType></xsd:element>`,
  ),
  xhtml: schema(
    "http://www.w3.org/1999/xhtml",
    `<xsd:element name="link"><xsd:complexType><xsd:attribute name="rel" fixed="alternate" use="required"/>
      <xsd:attribute name="hreflang" type="xsd:NMTOKEN" use="required"/><xsd:attribute name="href" type="xsd:anyURI" use="required"/></xsd:complexType></xsd:element>`,
  ),
};

/** The protocol's own of an index (sitemaps.org/protocol.html#index). */
const index = schema(
  "http://www.sitemaps.org/schemas/sitemap/0.9",
  `<xsd:element name="sitemapindex"><xsd:complexType><xsd:sequence><xsd:element name="sitemap" maxOccurs="50000"><xsd:complexType><xsd:sequence>
    <xsd:element name="loc" type="xsd:anyURI"/><xsd:element name="lastmod" type="xsd:dateTime" minOccurs="0"/>
  </xsd:sequence></xsd:complexType></xsd:element></xsd:sequence></xsd:complexType></xsd:element>`,
);

const all = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-news/0.9" schemaLocation="news.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
</xsd:schema>`;

/** What is wrong with a file of the sitemap, by its schemas. */
export async function sitemapErrors(xml: string): Promise<readonly string[]> {
  const preload = [
    { fileName: "sitemap.xsd", contents: await readFile(protocol, "utf8") },
    ...Object.entries(extensions).map(([name, contents]) => ({ fileName: `${name}.xsd`, contents })),
  ];
  return errorsOf(xml, all, preload);
}

/** What is wrong with its index. */
export const indexErrors = (xml: string): Promise<readonly string[]> => errorsOf(xml, index, []);

async function errorsOf(xml: string, contents: string, preload: readonly { fileName: string; contents: string }[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "file.xml", contents: xml }],
    schema: [{ fileName: "all.xsd", contents }],
    preload: [...preload],
  });
  return errors.map(({ message }) => message);
}
