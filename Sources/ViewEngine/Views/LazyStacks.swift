/// A column; a picture shows all of its views.
public typealias LazyVStack = VStack

/// A row; a picture shows all of its views.
public typealias LazyHStack = HStack
