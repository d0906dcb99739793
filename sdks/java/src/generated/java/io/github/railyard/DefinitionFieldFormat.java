// Printed from the contract; do not edit.
package io.github.railyard;

public final class DefinitionFieldFormat extends Word {
  public static final DefinitionFieldFormat TEXT = new DefinitionFieldFormat("text");
  public static final DefinitionFieldFormat MULTILINE = new DefinitionFieldFormat("multiline");
  public static final DefinitionFieldFormat FILE = new DefinitionFieldFormat("file");
  public static final DefinitionFieldFormat NUMBER = new DefinitionFieldFormat("number");
  public static final DefinitionFieldFormat TIMEZONE = new DefinitionFieldFormat("timezone");
  public static final DefinitionFieldFormat BOOLEAN = new DefinitionFieldFormat("boolean");

  DefinitionFieldFormat(String value) {
    super(value);
  }
}
